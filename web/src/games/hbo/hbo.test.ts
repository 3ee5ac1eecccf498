import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe as group, expect, it, vi } from 'vitest';
import { assembledOf, placesOf, slugOf, tableOf } from '../cardgame/model';
import { argumentOf } from '../cardgame/codes';
import { columnsOf } from '../cardgame/sizes';
import { seatOf, when } from '../cardgame/seat';
import { Lab, read } from '../cardgame/testing';
import { cardLabel, plotValues, plotWords } from '../cardgame/words';
import { zoom } from '../cardgame/zoom';
import { cardIcon } from './art';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { facts } from './model';
import Panel from './Panel.svelte';
import { PLOT_DECK, RULES } from './rules';
import sample from './sample.json';
import type { SeatView } from './types';

const lab = new Lab<'hbo', keyof typeof sample.positions>(sample, RULES, 'HBO-MAR.6');
const { info, pl, en, at, tableView, props } = lab;
const NAMES = lab.names;
const CARDS = info.board.cards.length;

vi.mock('../../lib/rules', async (original) => ({
  ...(await original<object>()),
  rulesOf: () =>
    Promise.resolve([{ id: 'HBO-MAR.6', en: 'Only in your turn.', pl: 'Tylko w swojej turze.', kind: 'rule' }]),
}));

afterEach(() => zoom.clear());

group('cards', () => {
  it('have a glyph, a House and words in both languages', () => {
    const sprite = read('web/public/icons.svg');
    for (let d = 0; d < CARDS; d++) {
      const f = facts(info, d),
        icon = cardIcon(slugOf(info, d), f);
      expect(sprite.includes(`id="${icon}"`), icon).toBe(true);
      expect(['stark', 'lannister', 'neutral']).toContain(f.faction);
      for (const texts of [pl, en]) expect(cardLabel(RULES, info, texts, d).length).toBeGreaterThan(3);
    }
    expect([facts(info, CARDS - 2).type, facts(info, CARDS - 1).faction]).toEqual(['faction', 'lannister']);
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
  lab.targets(Board, Hand, [
    'attackers',
    'defenders',
    'claim',
    'plot',
    'challenge',
    'amount',
    'icon',
    'search',
    'order-27',
    'draft',
    'plot_deck',
    'spared',
    'stealth',
    'save-0.13',
  ]);
});

group('the plot draft', () => {
  it('lays out the plots one looks at, and tells how many the other looks at', () => {
    const g = props('draft'),
      mine = tableView('draft').seats[g.seat] as SeatView,
      other = tableView('draft').seats[1 - g.seat] as SeatView;
    const { container } = render(Board, { props: g });
    expect(container.querySelectorAll('.cg-tray .cg-card')).toHaveLength(mine.offered.length);
    expect(other.offered).toEqual([]);
    if (other.offered_size > 0)
      expect(container.textContent).toContain(pl.get('page-offered', { count: other.offered_size }));
    for (const { design: d } of mine.plots.slice(PLOT_DECK))
      expect(container.querySelector('.cg-tray h3')?.textContent).toContain(pl.value('card', d));
  });
  it('keeps what is left out so far in the tray, to be taken back, and counts what is still to go', async () => {
    const all = props('plot_deck').targets,
      first = all[0]!,
      mine = tableView('plot_deck').seats[at('plot_deck').seat]!;
    const g = props('plot_deck', { assembled: [first.code], targets: all.filter((t) => t.code !== first.code) });
    expect([...assembledOf(g)]).toEqual([[argumentOf(first.code), first.code]]);
    const { container } = render(Board, { props: g });
    expect(container.querySelectorAll('.cg-tray .cg-card')).toHaveLength(mine.plots.length);
    expect(container.querySelector('.cg-tray h3')?.textContent).toContain(
      pl.get('page-leave-out', { count: mine.plots.length - PLOT_DECK - 1 }),
    );
    const gold = container.querySelectorAll<HTMLElement>('.cg-tray .cg-card.chosen');
    expect(gold).toHaveLength(1);
    await fireEvent.click(gold[0]!);
    expect(g.pick).toHaveBeenCalledWith(first.code);
  });
});

group('the table', () => {
  it.each(NAMES)('shows each card in play once, three plot values and no reserve (%s)', (name) => {
    const v = tableView(name);
    const { container } = render(Board, { props: props(name, { targets: [], decision: null }) });
    const shown = [...container.querySelectorAll<HTMLElement>('.cg-slot, .att')].map((x) => Number(x.dataset['fly']));
    expect(shown.sort((a, b) => a - b)).toEqual(
      v.seats.flatMap((s) => s.play.map((c) => c.number)).sort((a, b) => a - b),
    );
    for (const box of container.querySelectorAll('.cg-plot .stats')) expect(box.children).toHaveLength(3);
  });
  it('keeps one attachment at the foot of its card, several in columns beside it', () => {
    expect([0, 1, 2, 4, 5].map((n) => columnsOf(n, 'M'))).toEqual([0, 0, 1, 1, 2]);
    expect([3, 4].map((n) => columnsOf(n, 'S'))).toEqual([1, 2]);
    expect([0, 1].map((n) => columnsOf(n, 'M', true))).toEqual([0, 1]); // a card that lies has no foot for a tab
    const { container } = render(Board, { props: props('crowded') });
    const tabs = [...container.querySelectorAll('.atts')].map((x) => [
      x.children.length,
      x.classList.contains('beside'),
    ]);
    expect(tabs.sort()).toEqual([
      [1, false],
      [1, true], // its bearer kneels
      [2, true],
      [4, true],
    ]);
  });
  it('takes the claim of a challenge from the challenge', () => {
    const v = tableView('defenders'),
      p = v.challenge!.attacker,
      s = v.seats[p]!;
    expect(plotValues(RULES, v, p, s, facts(info, s.plot!.design)).find((x) => x.key === 'claim')?.now).toBe(
      v.challenge!.claim,
    );
  });
  lab.strengths(5);
  lab.challengesLeft(Board, 'defenders', 'marshal');
  it('hides what a spectator may not see', () => {
    expect(tableView('watching').seats.every((s) => s.hand.length === 0 && s.plots.length === 0)).toBe(true);
    expect(render(Hand, { props: props('watching') }).container.querySelector('.cg-hand')).toBeNull();
  });
});

group('the card in the rail', () => {
  it('tells where a card comes from, in words', async () => {
    const { container } = render(Panel, { props: props('action') });
    for (const grade of ['printed', 'partly', 'reconstructed', 'retuned']) {
      zoom.held = { d: [...Array(CARDS).keys()].find((d) => facts(info, d).grade === grade)!, n: -1 };
      await Promise.resolve();
      expect(container.querySelector('.grade')?.textContent).toContain(pl.get(`provenance-${grade}`));
      // The badge opens the explanation, and closes it again.
      const help = pl.get(`provenance-${grade}-help`);
      const badge = container.querySelector<HTMLButtonElement>('.grade button')!;
      expect(container.querySelector('.grade')?.textContent).not.toContain(help);
      badge.click();
      await Promise.resolve();
      expect(container.querySelector('.grade')?.textContent).toContain(help);
      badge.click();
      await Promise.resolve();
      expect(container.querySelector('.grade')?.textContent).not.toContain(help);
    }
  });
  it('tells why a card of the hand cannot be played now', async () => {
    const g = props('defenders'),
      v = tableView('defenders'),
      places = placesOf(g, tableOf(RULES, info, v));
    const { number: n, design: d } = v.seats[g.seat]!.hand.find((x) => !places.card.has(x.number))!;
    const { container } = render(Panel, { props: g });
    zoom.hold({ d, n });
    await new Promise((done) => setTimeout(done, 20));
    expect(container.querySelector('.why')?.textContent).toContain(pl.reason('HBO-MAR.6'));
  });
  lab.everyCard(Panel, 'action', CARDS + 2);
});

group('in words', () => {
  it('sums up a seat and the time', () => {
    const v = at('action').view;
    expect([seatOf(RULES, v, 0).colour, seatOf(RULES, v, 1).colour].sort()).toEqual(['lannister', 'stark']);
    expect(when(v, pl)).toMatch(/^Runda \d+, faza /);
    expect(when(at('draft').view, en)).toBe('Set-up');
  });
  lab.inWords();
});
