// @ts-expect-error: the types of Node are not installed
import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/svelte';
import { describe as group, expect, it, vi } from 'vitest';
import { offered } from '../../lib/targets';
import { Texts } from '../../lib/texts';
import type { Choice } from '../../lib/wire';
import { allyIcon, cardIcon, COLOURS, HOUSES, SEASON_ICONS } from './art';
import Board from './Board.svelte';
import { describe } from './describe';
import Hand from './Hand.svelte';
import { HEIGHT, ring, WIDTH } from './layout';
import { allies, cards, openPower, placesOf, sorted } from './model';
import Panel from './Panel.svelte';
import { Reveal } from './reveal.svelte';
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
  read(`src/greathall/games/sojusze/locale/${lang}.ftl`),
];
const info = sample.info as unknown as GameInfo;
const pl = new Texts('pl', ftl('pl'), info),
  en = new Texts('en', ftl('en'), info);
type Name = keyof typeof sample.positions;
const NAMES = Object.keys(sample.positions) as Name[];
const at = (name: Name): { view: View; seat: number; names: string[]; decision: string | null; options: Choice[] } =>
  sample.positions[name] as never;

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
    options: { mode: 'advanced' },
    targets: offered(info, pl, question, p.names, over.narrowed ?? null).targets,
    pick: vi.fn(),
    pickMany: vi.fn(),
    why: vi.fn(async () => 'SOJ-AMB.18'),
    narrow: vi.fn(),
    asked: [p.seat],
    sitting: p.names.map(() => 'bot'),
    raised: null,
    raise: vi.fn(),
    assembled: [],
    rule: vi.fn(),
    curtain: vi.fn(),
    ...over,
  };
}
const codesOf = (...roots: Element[]): number[] =>
  [
    ...new Set(
      roots.flatMap((r) => [...r.querySelectorAll<HTMLElement>('[data-code]')].map((x) => Number(x.dataset['code']))),
    ),
  ].sort((a, b) => a - b);
/** Answered by buttons of the prompt bar alone. */
const BAR = ['yes', 'no', 'pass', 'kneel', 'kneel_now', 'skip', 'obey'];

group('art', () => {
  const sprite = read('web/public/icons.svg');
  it('has a glyph for every card, colour, house and season', () => {
    const used = [
      ...cards(info).map((c) => cardIcon(c.id)),
      ...allies(info).map((a) => allyIcon(a.id)),
      ...HOUSES,
      ...SEASON_ICONS,
      ...Object.values(COLOURS).map((c) => c.icon),
    ];
    for (const icon of used) expect(sprite.includes(`id="${icon}"`), icon).toBe(true);
    for (const c of cards(info)) expect(COLOURS[c.colour], c.id).toBeDefined();
    expect(new Set(cards(info).map((c) => c.grade)).size).toBeGreaterThan(1);
  });
});

group('the ring', () => {
  it('keeps seats and councils of every table inside the frame and apart', () => {
    for (const n of [3, 4, 5, 6]) {
      const { seats, councils, centre } = ring(n),
        all = [...seats, ...councils, centre];
      expect([seats.length, councils.length]).toEqual([n, n]);
      for (const b of all) {
        expect(b.x >= 0 && b.y >= 0 && b.x + b.w <= WIDTH && b.y + b.h <= HEIGHT).toBe(true);
        for (const o of all)
          if (o !== b)
            expect(
              b.x + b.w <= o.x || o.x + o.w <= b.x || b.y + b.h <= o.y || o.y + o.h <= b.y,
              `${n}: ${JSON.stringify([b, o])}`,
            ).toBe(true);
      }
    }
  });
});

group('targets', () => {
  it.each(NAMES)(
    'every option is a button on the table, in the hand or in the bar, and nothing else is (%s)',
    (name) => {
      const g = props(name);
      const board = render(Board, { props: g }),
        hand = render(Hand, { props: g });
      const wanted = g.targets.filter((t) => !BAR.includes(t.verb)).map((t) => t.code);
      expect(codesOf(board.container, hand.container)).toEqual([...new Set(wanted)].sort((a, b) => a - b));
      board.unmount();
      hand.unmount();
    },
  );
  it('picks by a click, and shows no target to who is not asked', async () => {
    for (const name of [
      'kill_ally',
      'name_leader',
      'place_ally',
      'shift_token',
      'pick_area_card',
      'raise_ally',
      'order_allies-by-39.-1',
      'draft',
      'choose_leader',
    ] as Name[]) {
      const g = props(name);
      const { container, unmount } = render(Board, { props: g });
      const first = container.querySelector<HTMLElement>('[data-code]')!;
      await fireEvent.click(first);
      expect(g.pick, name).toHaveBeenCalledWith(Number(first.dataset['code']));
      unmount();
      const idle = render(Board, { props: props(name, { targets: [], decision: null }) });
      expect(codesOf(idle.container)).toEqual([]);
      idle.unmount();
    }
  });
  it('numbers the hand in the order it lies, the tenth card with 0', () => {
    const g = props('turn-5');
    const { container } = render(Hand, { props: g });
    const keys = [...container.querySelectorAll('.keyn')].map((k) => k.textContent);
    expect(keys).toEqual(g.targets.filter((t) => t.verb === 'play').map((t) => t.key));
    expect(keys.length).toBeGreaterThan(4);
    expect(keys).toEqual(keys.map((_, i) => String((i + 1) % 10)));
    const hand = at('turn-5').view.seats[at('turn-5').seat]?.hand ?? [];
    const values = sorted(info, hand).map((k) => cards(info)[k]?.value ?? 0);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });
  it('finds the hand that is looked at, and the discard pile', () => {
    const tray = (name: Name) => placesOf(info, at(name).view, props(name).targets).tray;
    expect(tray('take_card-by--1.2' as Name)?.pile).toBe('hand');
    expect(tray('take_card-by--1.21' as Name)?.pile).toBe('discard');
    expect(tray('discard_card-by--1.34' as Name)?.pile).toBe('hand');
    expect(tray('raise_ally')?.pile).toBe('dead');
    expect(placesOf(info, at('discard_card').view, props('discard_card').targets).tray).toBeNull();
  });
});

group('what is shown', () => {
  it('tells which ability is being carried out', () => {
    for (const name of NAMES) {
      const p = at(name),
        by = p.view.resolving;
      if (by === null) continue;
      const { container, unmount } = render(Hand, { props: props(name) });
      if (container.querySelector('.soj-hand') !== null)
        expect(container.querySelector('.now')?.textContent).toContain(
          pl.value(by.card >= 0 ? 'influence' : 'ally', by.card >= 0 ? by.card : by.ally),
        );
      unmount();
    }
  });
  it('reads a card with its text and where the text comes from', async () => {
    const g = props('turn-5', { targets: [] });
    const panel = render(Panel, { props: g });
    for (const kind of ['influence', 'ally', 'leader'] as const) {
      zoom.hold({ kind, n: 1 });
      await Promise.resolve();
      expect(panel.container.querySelector('.grade')?.textContent).not.toBe('');
      zoom.clear();
    }
  });
  it('gives councils an honest range', () => {
    for (const name of NAMES) {
      for (const c of at(name).view.councils) {
        const { open, hidden } = openPower(c);
        expect([open + hidden, open + 3 * hidden]).toEqual([c.low, c.high]);
      }
    }
  });
  it('names councils by who shares them, in both languages', () => {
    const choice = at('place_ally').options[0]!,
      names = at('place_ally').names,
      c = choice[2][0] ?? 0;
    for (const texts of [pl, en])
      expect(texts.option(choice, 'place_ally', names)).toContain(`${names[c]}–${names[(c + 1) % names.length]}`);
  });
  it('sums up a seat and the time', () => {
    const v = at('turn-5').view;
    expect(HOUSES).toContain(seat(v, 0).colour);
    expect(when(v, pl)).toMatch(/runda \d z 6$/);
    expect(seat(at('over-5').view, 0).points).toBe(at('over-5').view.seats[0]?.small);
  });
  it('describes every position in both languages without a missing text, and tells no hidden card', () => {
    for (const name of NAMES) {
      const p = at(name);
      for (const texts of [pl, en]) {
        const lines = describe(info, p.view, texts, p.names);
        expect(lines.length).toBeGreaterThan(8);
        expect([...texts.missing]).toEqual([]);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\{ ?\$/);
      }
      p.view.seats.forEach((s, i) => {
        if (i !== p.seat) expect(s.hand).toBeNull();
      });
    }
  });
});

group('the end', () => {
  it('turns tokens council by council, then marks, and can be skipped', () => {
    vi.useFakeTimers();
    const v = at('over-5').view,
      reveal = new Reveal(),
      done = vi.fn();
    const turned = (): number => v.councils.reduce((sum, c, i) => sum + reveal.turned(i, c.known.length), 0);
    const all = v.councils.reduce((sum, c) => sum + c.known.length, 0);
    reveal.play(v, done);
    expect([turned(), reveal.council, reveal.marked]).toEqual([0, 0, false]);
    let before = 0;
    for (let i = 0; i < 200 && !reveal.marked; i++) {
      vi.advanceTimersByTime(100);
      expect(turned()).toBeGreaterThanOrEqual(before);
      before = turned();
    }
    expect([turned(), reveal.playing]).toEqual([all, true]);
    vi.advanceTimersByTime(2000);
    expect(reveal.playing).toBe(false);
    expect(done).toHaveBeenCalledOnce();
    reveal.play(v, done);
    reveal.skip();
    expect([turned(), done.mock.calls.length]).toEqual([all, 2]);
    vi.useRealTimers();
  });
  it('keeps the result back while it plays, and only then', async () => {
    const v = at('over-5').view;
    const g = props('over-5', {
      view: { ...v, over: false, seats: v.seats.map((s) => ({ ...s, small: null, other: null })) },
      motion: true,
    });
    const { rerender, container } = render(Board, { props: g });
    expect(g.curtain).not.toHaveBeenCalled();
    await rerender({ ...g, view: v });
    expect(g.curtain).toHaveBeenLastCalledWith(true);
    expect(container.querySelector('.soj-final table')).toBeNull();
    await fireEvent.keyDown(window, { key: 'x' });
    expect(g.curtain).toHaveBeenLastCalledWith(false);
    expect(container.querySelectorAll('.soj-final tbody tr')).toHaveLength(5);
    const still = props('over-5');
    render(Board, { props: still });
    expect(still.curtain).not.toHaveBeenCalled();
  });
});
