// @ts-expect-error: the types of Node are not installed
import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe as group, expect, it, vi } from 'vitest';
import { offered } from '../../lib/targets';
import { Texts } from '../../lib/texts';
import type { Choice } from '../../lib/wire';
import { eventIcon, OUTCOME_ICONS, SOURCE_ICONS, TERM_ICONS } from './art';
import Board from './Board.svelte';
import { describe } from './describe';
import Hand from './Hand.svelte';
import {
  cardOf,
  characterOf,
  faceDown,
  foreign,
  houseWord,
  keysOf,
  NO_TERMS,
  personIcon,
  proposing,
  role,
  sorted,
  spread,
  TERMS,
  valueOf,
} from './model';
import { offer } from './offer.svelte';
import { opened } from './piles.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import sample from './sample.json';
import { seat, when } from './seat';
import { zoom } from './zoom';
import type { GameInfo, GameProps, View } from './types';

const here = import.meta.url.replace('file://', '');
const root = here.slice(0, here.lastIndexOf('web/src/'));
const read = (path: string): string => String(readFileSync(`${root}${path}`, 'utf8'));
const ftl = (lang: string): string[] => [
  read(`web/src/locale/${lang}.ftl`),
  read(`src/greathall/texts/locale/${lang}.ftl`),
  read(`src/greathall/games/iron_throne/locale/${lang}.ftl`),
];
const info = sample.info as unknown as GameInfo;
const pl = new Texts('pl', ftl('pl'), info),
  en = new Texts('en', ftl('en'), info);
type Name = keyof typeof sample.positions;
const NAMES = Object.keys(sample.positions) as Name[];
const at = (
  name: Name,
): { view: View; seat: number; names: string[]; asked: number[]; decision: string | null; options: Choice[] } =>
  sample.positions[name] as never;
const viewOf = (name: Name): View => at(name).view;

function props(name: Name, over: Partial<GameProps> = {}): GameProps {
  const p = at(name);
  const question =
    p.decision === null
      ? null
      : { seat: p.seat, kind: info.decisions.indexOf(p.decision), rule: '', id: 1, options: p.options };
  return {
    info,
    view: p.view,
    seat: p.seat,
    names: p.names,
    texts: pl,
    decision: p.decision,
    recent: [],
    motion: false,
    narrowed: null,
    options: {},
    targets: offered(info, pl, question, p.names, over.narrowed ?? null).targets,
    pick: vi.fn(),
    pickMany: vi.fn(),
    why: vi.fn(async () => 'IRT-CHAR.2'),
    narrow: vi.fn(),
    asked: p.asked,
    sitting: p.names.map(() => 'bot'),
    raised: null,
    raise: vi.fn(),
    assembled: [],
    rule: vi.fn(),
    curtain: vi.fn(),
    ...over,
  };
}
/** Every code that a thing on the table or in the hand stands for. */
function codesOf(...roots: Element[]): number[] {
  const found = roots.flatMap((r) =>
    [...r.querySelectorAll<HTMLElement>('[data-code], [data-codes]')].flatMap((x) =>
      (x.dataset['code'] ?? x.dataset['codes'] ?? '').split(' ').map(Number),
    ),
  );
  return [...new Set(found)].sort((a, b) => a - b);
}
/** Answered by buttons of the prompt bar; terms are put together by steppers. */
const BAR = ['pass', 'done', 'no_support', 'propose'];
/** These have buttons in the middle of the table too, in some decisions. */
const BOTH = ['accept', 'decline', 'break_off'];

afterEach(() => {
  offer.clear();
  opened.close();
  zoom.clear();
});

group('art', () => {
  const sprite = read('web/public/icons.svg');
  it('has a glyph for every person, house, event, outcome and term', () => {
    const people = Array.from({ length: 25 }, (_, i) => personIcon(info, i));
    const used = [
      ...people,
      ...Array.from({ length: 5 }, (_, i) => houseWord(info, i)),
      ...info.board.events.map((e) => eventIcon(e.id)),
      ...OUTCOME_ICONS,
      ...SOURCE_ICONS,
      ...Object.values(TERM_ICONS),
    ];
    for (const icon of used) expect(sprite.includes(`id="${icon}"`), icon).toBe(true);
    for (let house = 0; house < 5; house++) expect(new Set(people.slice(house * 5, house * 5 + 5)).size).toBe(5);
  });
  it('has a picture for the lobby', () => {
    expect(render(Picture).container.querySelectorAll('use').length).toBeGreaterThan(5);
  });
});

group('cards', () => {
  it('knows what a card is by its number', () => {
    expect([12, 0, 17 + 16].map((k) => characterOf(info, k))).toEqual([0, -1, 9]);
    for (let c = 0; c < 25; c++) expect(characterOf(info, cardOf(info, c))).toBe(c);
    expect([valueOf(info, 0), valueOf(info, 11), valueOf(info, 12)]).toEqual([-1, 20, 0]);
    expect(sorted(info, [13, 0, 1, 11, 5])).toEqual([11, 5, 1, 0, 13]);
  });
  it('has words, a grade and rules for everything that can be read, in both languages', () => {
    const all = [
      ...Array.from({ length: 25 }, (_, n) => ({ kind: 'leader' as const, n })),
      ...Array.from({ length: 85 }, (_, n) => ({ kind: 'card' as const, n })),
      ...Array.from({ length: 8 }, (_, n) => ({ kind: 'event' as const, n })),
    ];
    const grades = new Set<string>();
    for (const what of all) {
      const keys = keysOf(info, what);
      grades.add(keys.grade);
      for (const texts of [pl, en]) {
        for (const key of [
          keys.name,
          `${keys.words}-timing`,
          `${keys.words}-text`,
          `provenance-${keys.grade}`,
          `provenance-${keys.grade}-help`,
        ])
          expect(texts.has(key), key).toBe(true);
      }
      expect(keys.rules.length).toBeGreaterThan(0);
    }
    expect([...grades].sort()).toEqual(['partly', 'printed', 'reconstructed', 'retuned']);
  });
});

group('targets', () => {
  it.each(NAMES)(
    'every option is a thing on the table, in the hand or in the bar, and nothing else is (%s)',
    (name) => {
      const g = props(name);
      const board = render(Board, { props: g }),
        hand = render(Hand, { props: g });
      const found = codesOf(board.container, hand.container);
      const wanted = g.targets.filter((t) => !BAR.includes(t.verb) && !BOTH.includes(t.verb)).map((t) => t.code);
      const may = g.targets.map((t) => t.code);
      expect(found.filter((code) => !may.includes(code))).toEqual([]);
      expect(wanted.filter((code) => !found.includes(code))).toEqual([]);
      expect([...pl.missing]).toEqual([]);
      board.unmount();
      hand.unmount();
    },
  );
  it.each(NAMES.filter((name) => !/-[35]$/.test(name)))(
    '... on a phone too, and no text is missing there in English (%s)',
    (name) => {
      const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
      const g = props(name, { texts: en });
      const board = render(Board, { props: g }),
        hand = render(Hand, { props: g });
      const found = codesOf(board.container, hand.container);
      expect(board.container.querySelector('.hall')).toBeNull();
      expect(
        g.targets.filter((t) => !BAR.includes(t.verb) && !BOTH.includes(t.verb) && !found.includes(t.code)),
      ).toEqual([]);
      expect([...en.missing]).toEqual([]);
      board.unmount();
      hand.unmount();
      width.mockRestore();
    },
  );
  const onBoard: Name[] = [
    'choose_house',
    'choose_leader',
    'choose_defender',
    'hostages-5',
    'hostage_source',
    'hostage_victim',
    'torture',
    'return_card',
    'answer_offer',
  ];
  it.each(onBoard)('picks by a click on the table, and shows no target to who is not asked (%s)', async (name) => {
    const g = props(name);
    const { container, unmount } = render(Board, { props: g });
    const first = container.querySelector<HTMLElement>('[data-code]')!;
    await fireEvent.click(first);
    expect(g.pick).toHaveBeenCalledWith(Number(first.dataset['code']));
    unmount();
    const idle = render(Board, { props: props(name, { targets: [], decision: null }) });
    expect(codesOf(idle.container)).toEqual([]);
  });
  const inHand: Name[] = [
    'sealed-4',
    'prepare',
    'choose_fighter',
    'reward',
    'discard_cards',
    'replace_card',
    'sacrifice',
    'guard',
    'move_up_to',
    'ability',
    'face_up',
    'window',
  ];
  it.each(inHand)('picks by a click on the own house or hand (%s)', async (name) => {
    const g = props(name);
    const { container } = render(Hand, { props: g });
    const first = container.querySelector<HTMLElement>('[data-code]')!;
    await fireEvent.click(first);
    expect(g.pick).toHaveBeenCalledWith(Number(first.dataset['code']));
  });
  it('numbers the hand in the order it lies', () => {
    for (const name of ['sealed-3', 'sealed-4', 'sealed-5'] as Name[]) {
      const { container, unmount } = render(Hand, { props: props(name) });
      const keys = [...container.querySelectorAll('ol .keyn')].map((k) => k.textContent);
      expect(keys).toEqual(keys.map((_, i) => String((i + 1) % 10)));
      unmount();
    }
  });
  it('offers support by a character and then the side, or the side first', async () => {
    for (const first of ['character', 'side']) {
      const g = props('offer-5');
      const board = render(Board, { props: g }),
        hand = render(Hand, { props: g });
      const token = hand.container.querySelector<HTMLElement>('.irt-chr[data-codes]')!,
        side = board.container.querySelectorAll<HTMLElement>('.irt-side .here')[1]!;
      expect(side.dataset['code']).toBeUndefined();
      await fireEvent.click(first === 'character' ? token : side);
      expect(g.pick).not.toHaveBeenCalled();
      const then = first === 'character' ? side : token;
      const code = Number(then.dataset['code']);
      await fireEvent.click(then);
      expect(g.pick).toHaveBeenCalledWith(code);
      const target = g.targets.find((t) => t.code === code);
      expect([target?.verb, target?.fields['side']]).toEqual(['support', 2]);
      board.unmount();
      hand.unmount();
      offer.clear();
    }
  });
  it('takes back what was begun with Escape', async () => {
    const g = props('offer-4');
    const board = render(Board, { props: g });
    await fireEvent.click(board.container.querySelectorAll<HTMLElement>('.irt-side .here')[0]!);
    expect(offer.side).toBe(1);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(offer.begun).toBe(false);
    board.unmount();
  });
  it('shows what a move of several parts has so far', () => {
    const g = props('reward');
    const code = g.targets[0]!.code;
    const { container } = render(Hand, { props: { ...g, assembled: [code, code] } });
    expect(container.querySelector('.irt-chr .ch')?.textContent).toBe('+2');
    const d = props('discard_cards'),
      card = d.targets[0]!;
    const hand = render(Hand, {
      props: { ...d, assembled: [card.code], targets: d.targets.filter((t) => t !== card) },
    });
    expect(hand.container.querySelectorAll('.irt-card.chosen').length).toBe(1);
  });
});

group('truce talks', () => {
  const talks: Name[] = ['propose', 'proposal-3', 'proposal-4', 'proposal-5'];
  it.each(talks)('puts terms together with steppers, within what the server offers (%s)', async (name) => {
    const g = props(name),
      caps = viewOf(name).truce!.caps;
    const { container } = render(Board, { props: g });
    const row = (term: string): HTMLElement => container.querySelector<HTMLElement>(`[data-term=${term}]`)!;
    const draft = { ...(viewOf(name).truce!.terms ?? NO_TERMS) };
    for (const term of TERMS) {
      const more = row(term).querySelectorAll('button')[1]!;
      expect(more.disabled).toBe(draft[term] >= caps[term]);
      if (more.disabled) continue;
      await fireEvent.click(more);
      draft[term] += 1;
      const target = proposing(g.targets, draft)!;
      expect(target.verb).toBe('propose');
      expect(g.raise).toHaveBeenLastCalledWith(target.code);
      await fireEvent.click(container.querySelector<HTMLElement>('.propose')!);
      expect(g.pick).toHaveBeenLastCalledWith(target.code);
    }
  });
  it('keeps what is set while others change the view, until there is a new offer', async () => {
    const g = props('propose');
    const { container, rerender } = render(Board, { props: g });
    const set = (): string => container.querySelector<HTMLElement>('[data-term=a_spreads] output')!.textContent;
    await fireEvent.click(container.querySelectorAll<HTMLElement>('[data-term=a_spreads] button')[1]!);
    expect(set()).toBe('1');
    const v = structuredClone(g.view);
    await rerender({ ...g, view: v });
    expect(set()).toBe('1');
    await rerender({ ...g, view: { ...v, truce: { ...v.truce!, made: v.truce!.made + 1 } } });
    expect(set()).toBe('0');
  });
  it('does not propose the same or nothing', () => {
    for (const name of talks) {
      const { container, unmount } = render(Board, { props: props(name) });
      expect(container.querySelector<HTMLButtonElement>('.propose')!.disabled).toBe(true);
      unmount();
    }
  });
  it('tells the offer in words and signs, also to who only looks on', () => {
    for (const name of ['proposal-4', 'talks-of-others', 'talks-waiting'] as Name[]) {
      const { container, unmount } = render(Board, { props: props(name) });
      const truce = viewOf(name).truce!;
      expect(container.querySelector('.irt-talks .offer p')?.textContent).toBe(pl.get('deal', { ...truce.terms! }));
      const all = TERMS.reduce((sum, t) => sum + truce.terms![t], 0);
      const shown = [...container.querySelectorAll('.gets b')].reduce((sum, b) => sum + Number(b.textContent), 0);
      expect(shown).toBe(all);
      if (name !== 'proposal-4') expect(container.querySelector('.stp')).toBeNull();
      unmount();
    }
  });
});

group('what is shown', () => {
  it('lays a card face down before who has sealed, and marks it in the own hand', () => {
    const v = viewOf('one-sealed'),
      [waits] = at('one-sealed').asked;
    const other = waits === v.attacker ? v.defender : v.attacker;
    expect([v.seats[other]!.sealed, v.seats[waits!]!.sealed]).toEqual([-1, null]);
    const { container } = render(Board, { props: props('one-sealed') });
    expect(container.querySelectorAll('.irt-side .irt-card.back').length).toBe(1);
    const mine = viewOf('has-sealed').seats[at('has-sealed').seat]!;
    expect(mine.hand).toHaveLength(mine.hand_size);
    const hand = render(Hand, { props: props('has-sealed') });
    expect(hand.container.querySelectorAll('.wrap li').length).toBe(mine.hand_size + 1);
    expect(hand.container.querySelectorAll('.irt-card.chosen').length).toBe(1);
    expect(codesOf(hand.container)).toEqual([]);
    for (const name of ['window', 'face_up', 'offer-4'] as Name[])
      expect(
        viewOf(name).seats.filter((_, p) => faceDown(viewOf(name), p) !== null),
        name,
      ).toEqual([]);
  });
  it('counts influence so that all tokens are somewhere', () => {
    for (const name of NAMES) {
      const v = viewOf(name);
      const away = v.seats.reduce((sum, s) => sum + spread(s), 0),
        here = v.seats.reduce((sum, _, p) => sum + foreign(v, p).length, 0);
      expect(here).toBe(away);
    }
  });
  it('reads cards, leaders and events with their text and where it comes from', async () => {
    const panel = render(Panel, { props: props('sealed-4', { targets: [] }) });
    expect(panel.container.querySelector('.irt-zoom h3')).not.toBeNull();
    for (const kind of ['card', 'leader', 'event'] as const) {
      zoom.hold({ kind, n: 3 });
      await Promise.resolve();
      expect(panel.container.querySelector('.grade')?.textContent).not.toBe('');
      expect(panel.container.querySelector('.rule')).not.toBeNull();
      zoom.clear();
    }
  });
  it('opens piles to look and closes them', async () => {
    const g = props('sealed-5', { targets: [] });
    const { container } = render(Board, { props: g });
    await fireEvent.click([...container.querySelectorAll<HTMLElement>('.irt-house button.pl')].at(-1)!);
    expect(container.querySelector('.irt-tray')).not.toBeNull();
    await fireEvent.click(container.querySelector<HTMLElement>('.irt-tray .icb')!);
    expect(container.querySelector('.irt-tray')).toBeNull();
  });
  it('shows all houses to a spectator, and no hand', () => {
    const g = props('watching');
    const board = render(Board, { props: g }),
      hand = render(Hand, { props: g });
    expect(board.container.querySelectorAll('.irt-house').length).toBe(g.names.length);
    expect(hand.container.querySelector('.irt-mine')).toBeNull();
  });
  it('says of sealed cards which side is up, so that they are turned together', () => {
    const faces = (name: Name): (string | undefined)[] => {
      const { container, unmount } = render(Board, { props: props(name) });
      const found = [...container.querySelectorAll<HTMLElement>('.irt-side [data-fly^="sealed."]')];
      unmount();
      return found.map((x) => x.dataset['face']);
    };
    expect(faces(NAMES.find((n) => viewOf(n).seats.filter((s) => s.shown >= 0).length === 2)!)).toEqual(['up', 'up']);
    const down = NAMES.find((n) => {
      const v = viewOf(n);
      return [v.attacker, v.defender].some((p) => faceDown(v, p) !== null) && v.seats.every((s) => s.shown < 0);
    });
    expect(down === undefined ? ['down'] : faces(down)).toContain('down');
  });
  it('tells who won and why', () => {
    for (const name of ['over-3', 'over-4', 'over-5'] as Name[]) {
      const v = viewOf(name);
      const { container, unmount } = render(Board, { props: props(name) });
      expect(container.querySelectorAll('.irt-final tbody tr').length).toBe(v.seats.length);
      expect(container.querySelectorAll('.irt-final tr.first').length).toBe(v.winners.length);
      expect(container.querySelector('.irt-final')?.textContent).toContain('IRT-WIN');
      const most = Math.max(...v.seats.map(spread));
      for (const p of v.winners) expect(spread(v.seats[p]!)).toBe(most);
      unmount();
    }
  });
  it('sums up a seat and the time', () => {
    const v = viewOf('offer-4');
    expect(seat(v, 0).colour).toBe(houseWord(info, v.seats[0]!.house));
    expect(seat(v, v.attacker).tags.length).toBe(1);
    expect(role(v, v.defender)).toBe('page-is-defender');
    expect(when(v, en)).toMatch(/^Turn \d+ · support phase$/);
  });
  it('describes every position in both languages without a missing text, and tells no hidden card', () => {
    for (const name of NAMES) {
      const p = at(name);
      for (const texts of [pl, en]) {
        const lines = describe(info, p.view, texts, p.names);
        expect(lines.length).toBeGreaterThan(3);
        expect([...texts.missing]).toEqual([]);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\{ ?\$/);
      }
      viewOf(name).seats.forEach((s, i) => {
        if (i !== p.seat) expect(s.hand).toBeNull();
      });
    }
  });
});
