// @ts-expect-error: the types of Node are not installed
import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe as group, expect, it, vi } from 'vitest';
import { offered } from '../../lib/targets';
import { Texts } from '../../lib/texts';
import type { Choice, GameInfo, View } from '../../lib/wire';
import { describeTable } from '../cardgame/describe';
import type { CardProps } from '../cardgame/face';
import { assembledOf, changes, placesOf, slugOf, tableOf } from '../cardgame/model';
import type { TableView } from '../cardgame/model';
import { SPAN } from '../cardgame/names';
import { seatOf, when } from '../cardgame/seat';
import { cardLabel, plotValues, plotWords } from '../cardgame/words';
import { zoom } from '../cardgame/zoom.svelte';
import type { GameProps } from '../types';
import { cardIcon } from './art';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { facts } from './model';
import type { SeatView } from './model';
import Panel from './Panel.svelte';
import { PLOT_DECK, RULES } from './rules';
import sample from './sample.json';

const here = import.meta.url.replace('file://', '');
const root = here.slice(0, here.lastIndexOf('web/src/'));
const read = (path: string): string => String(readFileSync(`${root}${path}`, 'utf8'));
const ftl = (lang: string): string[] => [read(`web/src/locale/${lang}.ftl`), read(`src/greathall/texts/locale/${lang}.ftl`), read(`src/greathall/games/hbo/locale/${lang}.ftl`)];
const info = sample.info as unknown as GameInfo;
const pl = new Texts('pl', ftl('pl'), info), en = new Texts('en', ftl('en'), info);
type Name = keyof typeof sample.positions;
const NAMES = Object.keys(sample.positions) as Name[];
const at = (name: Name): { view: View; seat: number; names: string[]; decision: string | null; options: Choice[] } => sample.positions[name] as never;
const tableView = (name: Name): TableView => at(name).view as TableView;
const CARDS = (info.board['cards'] as unknown[]).length;

vi.mock('../../lib/rules', async (original) => ({
  ...(await original<object>()),
  rulesOf: () => Promise.resolve([{ id: 'HBO-MAR.6', en: 'Only in your turn.', pl: 'Tylko w swojej turze.', kind: 'rule' }]),
}));

function props(name: Name, over: Partial<GameProps> = {}): CardProps {
  const p = at(name);
  const question = p.decision === null ? null : { seat: p.seat, kind: info.decisions.indexOf(p.decision), rule: '', id: 1, options: p.options };
  return {
    info, view: p.view, seat: p.seat, names: p.names, texts: pl, decision: p.decision, recent: [], motion: false, narrowed: null, options: {}, assembled: [],
    targets: offered(info, pl, question, p.names, over.narrowed ?? null).targets,
    pick: vi.fn(), pickMany: vi.fn(), why: vi.fn(async () => 'HBO-MAR.6'), narrow: vi.fn(), asked: [p.seat], sitting: p.names.map(() => 'bot'),
    raised: null, raise: vi.fn(), rule: vi.fn(), curtain: vi.fn(), face: RULES, ...over,
  };
}
const codesOf = (...roots: Element[]): number[] =>
  [...new Set(roots.flatMap((r) => [...r.querySelectorAll<HTMLElement>('[data-code]')].map((x) => Number(x.dataset['code']))))].sort((a, b) => a - b);
/** Answered by buttons of the prompt bar alone: these verbs point at nothing. */
const plain = (verb: string): boolean => (info.verbs[verb] ?? []).length === 0;
afterEach(() => zoom.clear());

group('cards', () => {
  it('have a glyph, a House and words in both languages', () => {
    const sprite = read('web/public/icons.svg');
    for (let d = 0; d < CARDS + 2; d++) {
      const f = facts(info, d), icon = cardIcon(slugOf(info, d), f);
      expect(sprite.includes(`id="${icon}"`), icon).toBe(true);
      expect(['stark', 'lannister', 'neutral']).toContain(f.faction);
      for (const texts of [pl, en]) expect(cardLabel(RULES, info, texts, d).length).toBeGreaterThan(3);
    }
    expect([facts(info, CARDS).type, facts(info, CARDS + 1).faction]).toEqual(['faction', 'lannister']);
    expect([...pl.missing, ...en.missing]).toEqual([]);
  });
  it('are of three values when they are plots, and tell their income bonus', () => {
    const d = [...Array(CARDS).keys()].find((x) => facts(info, x).type === 'plot')!;
    expect(Object.keys(facts(info, d).plot!)).toEqual(['income', 'initiative', 'claim']);
    expect(plotWords(RULES, en, facts(info, d))).toMatch(/^income \d+, initiative \d+, claim \d$/);
    const rich = [...Array(CARDS).keys()].find((x) => (facts(info, x).bonus ?? 0) > 0)!;
    expect(RULES.typeWords(en, facts(info, rich)).join()).toContain(`income bonus +${facts(info, rich).bonus}`);
  });
});

group('targets', () => {
  it('covers every decision of the game', () => {
    const met = new Set(NAMES.map((name) => at(name).decision));
    expect(info.decisions.filter((d) => !met.has(d))).toEqual([]);
  });
  it.each(NAMES)('every option is a button on the table, in the hand or in the bar, and nothing else is (%s)', (name) => {
    const g = props(name);
    const board = render(Board, { props: g }), hand = render(Hand, { props: g });
    const wanted = g.targets.filter((t) => !plain(t.verb)).map((t) => t.code);
    expect(codesOf(board.container, hand.container)).toEqual([...new Set(wanted)].sort((a, b) => a - b));
    for (const card of board.container.querySelectorAll('.cg-card, .att')) expect(card.querySelector('.vh')?.textContent?.length).toBeGreaterThan(3);
    expect(board.container.textContent + hand.container.textContent).not.toMatch(/undefined|NaN|page-|term-|\{ ?\$/);
    board.unmount();
    hand.unmount();
    expect([...pl.missing]).toEqual([]);
  });
  it.each(['attackers', 'defenders', 'claim', 'plot', 'challenge', 'amount', 'icon', 'search', 'order-27', 'draft', 'plot_deck', 'spared', 'stealth', 'save-0.13'] as Name[])('picks by a click (%s)', async (name) => {
    const g = props(name);
    const { container } = render(Board, { props: g });
    const first = container.querySelector<HTMLElement>('[data-code]')!;
    expect(first.tagName).toBe('BUTTON');
    await fireEvent.click(first);
    expect(g.pick, name).toHaveBeenCalledWith(Number(first.dataset['code']));
  });
});

group('the plot draft', () => {
  it('lays out the plots one looks at, and tells how many the other looks at', () => {
    const g = props('draft'), mine = tableView('draft').seats[g.seat] as SeatView, other = tableView('draft').seats[1 - g.seat] as SeatView;
    const { container } = render(Board, { props: g });
    expect(container.querySelectorAll('.cg-tray .cg-card')).toHaveLength(mine.offered.length);
    expect(other.offered).toEqual([]);
    if (other.offered_size > 0) expect(container.textContent).toContain(pl.get('page-offered', { count: other.offered_size }));
    for (const [, d] of mine.plots.slice(PLOT_DECK)) expect(container.querySelector('.cg-tray h3')?.textContent).toContain(pl.value('card', d));
  });
  it('keeps what is left out so far in the tray, to be taken back, and counts what is still to go', async () => {
    const all = props('plot_deck').targets, first = all[0]!, mine = tableView('plot_deck').seats[at('plot_deck').seat]!;
    const g = props('plot_deck', { assembled: [first.code], targets: all.filter((t) => t.code !== first.code) });
    expect([...assembledOf(g)]).toEqual([[first.code % SPAN, first.code]]);
    const { container } = render(Board, { props: g });
    expect(container.querySelectorAll('.cg-tray .cg-card')).toHaveLength(mine.plots.length);
    expect(container.querySelector('.cg-tray h3')?.textContent).toContain(pl.get('page-leave-out', { count: mine.plots.length - PLOT_DECK - 1 }));
    const gold = container.querySelectorAll<HTMLElement>('.cg-tray .cg-card.chosen');
    expect(gold).toHaveLength(1);
    await fireEvent.click(gold[0]!);
    expect(g.pick).toHaveBeenCalledWith(first.code);
  });
});

group('the table', () => {
  it('shows each card in play once, three plot values and no reserve', () => {
    for (const name of NAMES) {
      const v = tableView(name);
      const { container, unmount } = render(Board, { props: props(name, { targets: [], decision: null }) });
      const shown = [...container.querySelectorAll<HTMLElement>('.cg-slot, .att')].map((x) => Number(x.dataset['fly']));
      expect(shown.sort((a, b) => a - b), name).toEqual(v.seats.flatMap((s) => s.play.map((c) => c[0])).sort((a, b) => a - b));
      for (const box of container.querySelectorAll('.cg-plot .stats')) expect(box.children).toHaveLength(3);
      unmount();
    }
  });
  it('takes the claim of a challenge from the challenge', () => {
    const v = tableView('defenders'), p = v.challenge!.attacker, s = v.seats[p]!;
    expect(plotValues(RULES, v, p, s, facts(info, s.plot![1])).find((x) => x.key === 'claim')?.now).toBe(v.challenge!.claim);
  });
  it('adds up what changes a strength', () => {
    let seen = 0;
    for (const name of NAMES) {
      const v = tableView(name);
      for (const c of v.seats.flatMap((s) => s.play)) {
        const all = changes(v, c[0]);
        if (c[6] < 0 || all.length === 0) continue;
        seen += 1;
        expect(Math.max(0, (facts(info, c[1]).strength ?? 0) + all.reduce((sum, [, n]) => sum + n, 0)), name).toBe(c[6]);
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
  it('hides what a spectator may not see', () => {
    expect(tableView('watching').seats.every((s) => s.hand.length === 0 && s.plots.length === 0)).toBe(true);
    expect(render(Hand, { props: props('watching') }).container.querySelector('.cg-hand')).toBeNull();
  });
});

group('the card in the rail', () => {
  it('tells where a card comes from, in words', async () => {
    const { container } = render(Panel, { props: props('action') });
    for (const grade of ['printed', 'partly', 'reconstructed']) {
      zoom.held = { d: [...Array(CARDS).keys()].find((d) => facts(info, d).grade === grade)!, n: -1 };
      await Promise.resolve();
      expect(container.querySelector('.grade')?.textContent).toContain(pl.get(`provenance-${grade}`));
      expect(container.querySelector('.grade')?.textContent?.includes(pl.get(`provenance-${grade}-help`))).toBe(grade !== 'printed');
    }
  });
  it('tells why a card of the hand cannot be played now', async () => {
    const g = props('defenders'), v = tableView('defenders'), places = placesOf(g, tableOf(RULES, info, v));
    const [n, d] = v.seats[g.seat]!.hand.find(([x]) => !places.card.has(x))!;
    const { container } = render(Panel, { props: g });
    zoom.hold({ d, n });
    await new Promise((done) => setTimeout(done, 20));
    expect(container.querySelector('.why')?.textContent).toContain('Tylko w swojej turze.');
  });
  it('can show every card in both languages', async () => {
    for (const texts of [pl, en]) {
      const { container, unmount } = render(Panel, { props: props('action', { texts }) });
      for (let d = 0; d < CARDS + 2; d++) {
        zoom.held = { d, n: -1 };
        await Promise.resolve();
        expect(container.textContent).not.toMatch(/page-|term-|keyword-|trait-|house-|undefined/);
      }
      unmount();
      expect([...texts.missing]).toEqual([]);
    }
  });
});

group('in words', () => {
  it('sums up a seat and the time', () => {
    const v = at('action').view;
    expect([seatOf(RULES, v, 0).colour, seatOf(RULES, v, 1).colour].sort()).toEqual(['lannister', 'stark']);
    expect(when(v, pl)).toMatch(/^Runda \d+, faza /);
    expect(when(at('draft').view, en)).toBe('Set-up');
  });
  it('describes every position in both languages without a missing text', () => {
    for (const name of NAMES) {
      for (const texts of [pl, en]) {
        const lines = describeTable(RULES, at(name).view, texts, at(name).names).join('\n');
        expect([...texts.missing], name).toEqual([]);
        expect(lines, name).not.toMatch(/undefined|NaN|\{ ?\$/);
        for (const who of at(name).names) expect(lines).toContain(who);
      }
    }
  });
});
