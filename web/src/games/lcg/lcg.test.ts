import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe as group, expect, it, vi } from 'vitest';
import { assembledOf, is, numberOf, placesOf, sorted, tableOf } from '../cardgame/model';
import { argumentOf } from '../cardgame/codes';
import { CHALLENGE_ICONS } from '../cardgame/names';
import { seatOf, when } from '../cardgame/seat';
import { Lab, read } from '../cardgame/testing';
import { cardLabel } from '../cardgame/words';
import { zoom } from '../cardgame/zoom';
import { cardIcon, houseOf } from './art';
import Board from './Board.svelte';
import { FACE } from './face';
import Hand from './Hand.svelte';
import { facts, houseOfSeat, rank, slugOf, titles } from './model';
import { FACTIONS, KEYWORDS } from './names';
import Panel from './Panel.svelte';
import sample from './sample.json';
import type { View } from './types';

const lab = new Lab<'lcg', keyof typeof sample.positions>(sample, FACE, 'LCG-ACT.1');
const { info, pl, en, at, props } = lab;
const NAMES = lab.names;
const tableView = (name: (typeof NAMES)[number]): View => lab.tableView(name);

vi.mock('../../lib/rules', async (original) => ({
  ...(await original<object>()),
  rulesOf: () =>
    Promise.resolve([{ id: 'LCG-ACT.1', en: 'Only in an action window.', pl: 'Tylko w oknie akcji.', kind: 'rule' }]),
}));

afterEach(() => zoom.clear());

group('art', () => {
  const sprite = read('web/public/icons.svg');
  it('has a glyph for every card, keyword and challenge', () => {
    const { cards } = info.board;
    const used = [
      ...cards.map((f, d) => cardIcon(slugOf(info, d), f)),
      ...KEYWORDS.map(([, icon]) => icon),
      ...CHALLENGE_ICONS,
      ...FACTIONS.map(houseOf),
    ];
    for (const icon of used) expect(sprite.includes(`id="${icon}"`), icon).toBe(true);
  });
  it('knows the faction cards and the titles', () => {
    const own = info.board.cards.filter((f) => f.type === 'faction');
    expect(own.map((f) => f.faction)).toEqual(FACTIONS);
    expect(titles(info).map((t) => facts(info, t.card).type)).toEqual(Array(6).fill('title'));
  });
  it('has a text for every keyword, trait, type and faction, in both languages', () => {
    for (const texts of [pl, en])
      info.board.cards.forEach((_, d) => expect(cardLabel(FACE, info, texts, d).length).toBeGreaterThan(3));
    for (const texts of [pl, en]) for (const [key] of KEYWORDS) expect(texts.has(`keyword-${key}`), key).toBe(true);
  });
});

group('targets', () => {
  it('covers every decision of the game but those that no fixture meets', () => {
    const met = new Set(NAMES.map((name) => at(name).decision));
    expect(info.decisions.filter((d) => !met.has(d)).sort()).toEqual(['instance', 'stops', 'winner']);
  });
  lab.targets(Board, Hand, [
    'attackers',
    'defenders',
    'claim',
    'plot',
    'title',
    'challenge-3',
    'redirect-choose',
    'amount',
    'name-20',
    'name-21',
    'keyword',
    'search-0.18',
    'look-1.30',
    'order-27',
    'whispers',
  ]);
  it('numbers the hand in the order it lies', () => {
    const g = props('setup');
    const { container } = render(Hand, { props: g });
    const keys = [...container.querySelectorAll('.keyn')].map((k) => k.textContent);
    expect(keys.length).toBeGreaterThan(2);
    expect(keys).toEqual([...keys].sort((a, b) => (Number(a) || 10) - (Number(b) || 10)));
    const hand = sorted(info, tableView('setup').seats[at('setup').seat]!.hand).map((x) => rank(info, x.design));
    expect(hand).toEqual([...hand].sort((a, b) => a - b));
  });
  it('points at the card by its number in the match', () => {
    for (const t of props('attackers').targets.filter((x) => x.verb === 'attack'))
      expect(numberOf(t)).toBe(argumentOf(t.code));
  });
  it('shows what is picked so far in gold, and takes it out again by a click', async () => {
    const first = props('attackers').targets.find((t) => t.verb === 'attack')!;
    const g = props('attackers', {
      assembled: [first.code],
      targets: props('attackers').targets.filter((t) => t.code !== first.code),
    });
    expect([...assembledOf(g)]).toEqual([[argumentOf(first.code), first.code]]);
    const { container } = render(Board, { props: g });
    const gold = container.querySelectorAll<HTMLElement>('.cg-card.chosen');
    expect(gold).toHaveLength(1);
    expect(gold[0]!.querySelector('.vh')?.textContent).toContain(pl.get('page-take-out'));
    await fireEvent.click(gold[0]!);
    expect(g.pick).toHaveBeenCalledWith(first.code);
  });
  it('lays cards that lie nowhere on the table out as a tray', () => {
    for (const name of ['plot', 'search-0.18', 'look-1.30'] as const) {
      const g = props(name),
        v = tableView(name),
        places = placesOf(g, tableOf(FACE, info, v));
      expect(places.tray.length, name).toBeGreaterThan(0);
      const { container, unmount } = render(Board, { props: g });
      expect(container.querySelectorAll('.cg-tray .cg-card').length, name).toBeGreaterThanOrEqual(places.tray.length);
      unmount();
    }
  });
});

group('the table', () => {
  it('puts who fights into the lane, attachments under their host, and every card somewhere once', () => {
    for (const name of NAMES) {
      const v = tableView(name),
        t = tableOf(FACE, info, v);
      const shown = [
        ...t.rows.flatMap((r) => [...r.characters, ...r.locations]),
        ...t.attackers,
        ...t.defenders,
        ...[...t.under.values()].flat().map((u) => u.card),
      ].map((c) => c.number);
      expect(
        shown.sort((a, b) => a - b),
        name,
      ).toEqual(v.seats.flatMap((s) => s.play.map((c) => c.number)).sort((a, b) => a - b));
    }
  });
  it('says what a total is made of, on demand', async () => {
    const g = props('defenders-2'),
      c = tableView('defenders-2').challenge!;
    const { container } = render(Board, { props: g });
    expect(container.querySelector('.parts')).toBeNull();
    await fireEvent.click(container.querySelector('.tot button')!);
    const lines = container.querySelectorAll('.parts > span:not(.mod)');
    expect(lines).toHaveLength(c.attack.characters.length + c.attack.besides.length);
    expect([...c.attack.characters, ...c.attack.besides].reduce((sum, x) => sum + x.amount, 0)).toBe(c.attack.total);
  });
  lab.strengths(20);
  lab.challengesLeft(Board, 'defenders-2', 'marshal');
  it('names a card by all that is to be seen on it', () => {
    const v = tableView('action-2'),
      c = v.seats.flatMap((s) => s.play).find((x) => is(x, 'kneeling') && x.strength !== null)!;
    expect(cardLabel(FACE, info, en, c.design, c)).toMatch(/, cost \d, STR \d.*kneeling/);
  });
  it('opens a pile to a look, and closes it', async () => {
    const { container } = render(Board, { props: props('action-2', { decision: null, targets: [] }) });
    const pile = [...container.querySelectorAll<HTMLButtonElement>('.cg-piles .discard')].find((b) => !b.disabled)!;
    await fireEvent.click(pile);
    expect(container.querySelectorAll('.cg-tray .cg-card').length).toBeGreaterThan(0);
    await fireEvent.click(container.querySelector('.cg-tray .icb')!);
    expect(container.querySelector('.cg-tray')).toBeNull();
  });
  it('opens another opponent of a melee large', async () => {
    const { container } = render(Board, { props: props('action-6') });
    const tiles = [...container.querySelectorAll<HTMLElement>('.lcg-strip .tile')];
    expect(tiles).toHaveLength(5);
    const shut = tiles.find((x) => !x.classList.contains('open'))!;
    await fireEvent.click(shut.querySelector('.hd')!);
    expect(shut.classList.contains('open')).toBe(true);
    expect(container.querySelectorAll('.tile.open')).toHaveLength(1);
  });
  it('walks along a row with the arrows', async () => {
    const { container } = render(Board, { props: props('action-2') });
    const row = [...container.querySelectorAll<HTMLElement>('.cg-row')].find(
      (r) => r.querySelectorAll('.cg-card').length > 2,
    )!;
    const cards = [...row.querySelectorAll<HTMLElement>('button')];
    cards[0]!.focus();
    await fireEvent.keyDown(cards[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cards[1]);
    await fireEvent.keyDown(cards[1]!, { key: 'ArrowLeft' });
    await fireEvent.keyDown(cards[0]!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(cards.at(-1));
  });
  it('hides nothing that a spectator may see, and shows nothing else', () => {
    const v = tableView('watching');
    expect(v.seats.every((s) => s.hand.length === 0)).toBe(true);
    const { container } = render(Board, { props: props('watching') });
    expect(container.querySelectorAll('.fan .back').length).toBe(Math.min(10, v.seats[1]!.hand_size));
    expect(render(Hand, { props: props('watching') }).container.querySelector('.cg-hand')).toBeNull();
  });
});

group('the card in the rail', () => {
  it('shows the card looked at, with its text and rules, and why it cannot be played now', async () => {
    const g = props('action-2'),
      v = tableView('action-2');
    const places = placesOf(g, tableOf(FACE, info, v));
    const idle = v.seats[g.seat]!.hand.find((x) => !places.card.has(x.number));
    const { container } = render(Panel, { props: g });
    expect(container.querySelector('h3')).not.toBeNull();
    expect(idle).toBeDefined();
    const { number: n, design: d } = idle!;
    zoom.hold({ d, n });
    await new Promise((done) => setTimeout(done, 20));
    expect(container.querySelector('h3')?.textContent).toBe(pl.value('card', d));
    expect(g.why).toHaveBeenCalled();
    expect(container.querySelector('.why')?.textContent).toContain(pl.reason('LCG-ACT.1'));
    await fireEvent.click(container.querySelector('.why .rule')!);
    expect(g.rule).toHaveBeenCalledWith('LCG-ACT.1');
  });
  lab.everyCard(Panel, 'action-2', info.board.cards.length);
});

group('in words', () => {
  it('sums up a seat and the time', () => {
    const v = at('action-2').view;
    expect(FACTIONS.map(houseOf)).toContain(seatOf(FACE, v, 0).colour);
    expect(houseOfSeat(tableView('action-2').seats[0])).toBe(seatOf(FACE, v, 0).mark);
    expect(when(v, pl)).toMatch(/^Runda \d+, faza wyzwań$/);
    expect(when(at('setup').view, en)).toMatch(/^[A-Z]/);
  });
  lab.inWords();
});
