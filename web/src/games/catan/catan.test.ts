// @ts-expect-error: the types of Node are not installed
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe as group, expect, it, vi } from 'vitest';
import { offered } from '../../lib/targets';
import { Texts } from '../../lib/texts';
import type { Choice, LogLine } from '../../lib/wire';
import type { Target } from '../types';
import Board from './Board.svelte';
import { describe } from './describe';
import { frameFor, Geometry, S, towards, W } from './geometry';
import Hand from './Hand.svelte';
import { fieldsOf, movesSince } from './motion';
import Panel from './Panel.svelte';
import { places } from './called';
import { placeOf, placeText, spotsOf } from './places';
import { seat } from './seat';
import { codeAskedAbout, codeOf } from './asking';
import { changed, laidOut, mayAdd, nextPick, none, talks } from './trade';
import sample from './sample.json';
import type { GameInfo, GameProps, View } from './types';

const here = import.meta.url.replace('file://', '');
const root = here.slice(0, here.lastIndexOf('web/src/'));
const ftl = (lang: string): string[] =>
  ['texts', 'games/catan'].map((d) => String(readFileSync(`${root}src/greathall/${d}/locale/${lang}.ftl`, 'utf8')));
const info = sample.info as unknown as GameInfo;
const pl = new Texts('pl', ftl('pl'), info),
  en = new Texts('en', ftl('en'), info);
type Name = keyof typeof sample.positions;
const at = (
  name: Name,
): { view: View; seat: number; names: string[]; decision: string | null; options: Choice[]; recent: LogLine[] } =>
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
    recent: p.recent,
    motion: false,
    narrowed: null,
    options: {},
    targets: offered(info, pl, question, p.names, over.narrowed ?? null).targets,
    pick: vi.fn(),
    pickMany: vi.fn(),
    why: vi.fn(async () => 'CAT-BUILD.2'),
    narrow: vi.fn(),
    asked: [p.seat],
    sitting: p.names.map(() => ''),
    raised: null,
    raise: vi.fn(),
    assembled: [],
    rule: vi.fn(),
    curtain: vi.fn(),
    ...over,
  };
}

group('geometry', () => {
  const geo = new Geometry(info.board, frameFor(true, false));
  it('puts neighbours one hex apart and the Wall sections above the first row', () => {
    expect(geo.cell(1).x - geo.cell(0).x).toBeCloseTo(W);
    expect(geo.cell(4).y - geo.cell(0).y).toBeCloseTo(1.5 * S);
    for (let i = 0; i < 4; i++) expect(geo.section(i).x).toBeCloseTo(geo.corner(i, 'NE').x);
  });
  it('gives one point to one intersection, however it is named', () => {
    const seen = new Set(geo.nodes.map((p) => `${Math.round(p.x)},${Math.round(p.y)}`));
    expect(seen.size).toBe(info.board.nodes.length);
    for (const e of geo.edges) expect(Math.hypot(e.a.x - e.b.x, e.a.y - e.b.y)).toBeCloseTo(S);
  });
  it('keeps every place inside each frame', () => {
    for (const [north, compact] of [
      [true, false],
      [true, true],
      [false, false],
      [false, true],
    ] as const) {
      const g = new Geometry(info.board, frameFor(north, compact));
      for (const p of [...g.nodes, g.tormundHome]) {
        expect(p.x).toBeGreaterThan(0);
        expect(p.x).toBeLessThan(g.frame.width);
        expect(p.y).toBeGreaterThan(0);
        expect(p.y).toBeLessThan(g.frame.height);
      }
    }
  });
  it('walks with the arrows', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 50, y: 5 },
      { x: 90, y: 0 },
      { x: 0, y: 60 },
    ];
    expect(towards(points, 0, 'ArrowRight')).toBe(1);
    expect(towards(points, 0, 'ArrowDown')).toBe(3);
    expect(towards(points, 0, 'ArrowUp')).toBe(0);
    expect(towards(points, 2, 'ArrowLeft')).toBe(1);
  });
});

group('targets', () => {
  const geo = new Geometry(info.board, frameFor(true, false));
  const target = (verb: string, ...values: number[]): Target => ({
    code: 1,
    verb,
    values,
    key: '',
    label: verb,
    fields: Object.fromEntries((info.verbs[verb] ?? []).map(([f], i) => [f, values[i] ?? -1])),
  });
  it('finds the place of every kind of option', () => {
    expect(placeOf(target('road', 7), info)).toEqual({ kind: 'edge', at: 7 });
    expect(placeOf(target('settlement', 12), info)).toEqual({ kind: 'node', at: 12 });
    expect(placeOf(target('guard', 2), info)).toEqual({ kind: 'section', at: 2 });
    expect(placeOf(target('tormund', 21), info)).toEqual({ kind: 'hex', at: 21 });
    expect(placeOf(target('expel', 4, 1), info)).toEqual({ kind: 'hex', at: 4 });
    expect(placeOf(target('drive_off', 16), info)).toEqual({ kind: 'north', at: 16 });
    expect(placeOf(target('supply', 0, 1), info)).toBeNull();
  });
  it('puts two options at one place together', () => {
    const spots = spotsOf([target('expel', 4, 1), target('expel', 4, 0), target('expel', 5, 0)], info, geo);
    expect(spots.map((s) => s.targets.length)).toEqual([2, 1]);
  });
  it('names a place by what lies about it', () => {
    const { view } = at('brotherhood4-main');
    const node = info.board.nodes.findIndex(({ name }) => name === 'A1.S');
    const text = placeText({ kind: 'node', at: node }, info, view, geo, pl);
    expect(text).toBe('A1.S: góry 5, góry 6, wzgórza 4');
  });
  it('tells all places of the board apart without coordinates, and says so in sentences', () => {
    const { view } = at('brotherhood4-main');
    const texts = pl.placed(places(info, view).calling);
    const node = info.board.nodes.findIndex(({ name }) => name === 'A1.S');
    expect(texts.value('node', node)).toBe('góry 5 – góry 6 – wzgórza 4');
    expect(pl.value('node', node)).toBe('A1.S'); // text mode keeps the notation
    const road = info.events.findIndex(([name]) => name === 'road');
    const between = info.board.edges.findIndex(({ name }) => name === 'A1.E');
    expect(texts.event([road, -1, 0, between], ['Anna'])).toMatch(/^Anna buduje drogę: \S+ \d+ – \S+ \d+$/);
    for (const type of ['node', 'edge'] as const) {
      const all = info.board[`${type}s`].map((_, i) => texts.value(type, i)).filter((name) => !/^[A-F]\d\./.test(name));
      expect(all.length).toBeGreaterThan(40);
      expect(all.filter((name) => /\.[NSEW]|page-/.test(name))).toEqual([]);
      // two hexes of this board are of the same land and number, so a corner and two sides of each go by the same name
      expect(all.length - new Set(all).size).toBe(type === 'node' ? 1 : 2);
    }
  });
});

group('seat and words', () => {
  it('sums up a seat', () => {
    const { view } = at('brotherhood4-main');
    const s = seat(view, 2);
    expect(s.colour).toBe('red');
    expect(s.mark).toBe('chevron');
    expect(s.points).toBe(view.seats[2]!.points);
    expect(s.counts.map((c) => c.n)).toEqual([
      view.seats[2]!.hand_size,
      view.seats[2]!.development_size,
      view.seats[2]!.patrols,
      view.seats[2]!.guards,
    ]);
    for (const c of s.counts) expect(pl.has(c.label)).toBe(true);
    expect(pl.has(s.sub?.label ?? '')).toBe(true);
    expect(seat(at('base4-move_tormund').view, 0).counts).toHaveLength(3);
  });
  it('describes every position in both languages without a missing text', () => {
    for (const name of Object.keys(sample.positions) as Name[]) {
      for (const texts of [pl, en]) {
        const p = at(name),
          lines = describe(info, p.view, texts, p.names);
        expect(lines.length).toBeGreaterThan(8);
        expect([...texts.missing]).toEqual([]);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\{ ?\$/);
      }
    }
  });
  it('never tells hidden cards', () => {
    const p = at('brotherhood4-pick_partner');
    p.view.seats.forEach((s, i) => {
      if (i !== p.seat) expect(s.hand).toBeNull();
    });
  });
});

group('trade', () => {
  it('reads the talks', () => {
    const p = at('brotherhood4-pick_partner'),
      t = talks(p.view);
    expect(t?.who).toBe(p.seat);
    expect(t?.answers).toHaveLength(3);
    expect(t?.answers.some((a) => a.standing === 'countered' && a.counter !== null)).toBe(true);
    expect(laidOut(p.view, 'main')).toBeNull();
  });
  it('follows the questions from a draft, by listed options only', () => {
    const t = (verb: string, resource = -1): Target => ({
      code: resource,
      verb,
      values: [resource],
      fields: resource < 0 ? {} : { resource },
      key: '',
      label: '',
    });
    const draft = { give: [1, 0, 0, 2, 0], want: [0, 1, 0, 0, 0] },
      zero = [0, 0, 0, 0, 0];
    const all = [t('cancel'), t('give', 0), t('give', 3), t('want', 1), t('propose')];
    expect(nextPick(draft, { give: zero, want: zero }, all)).toMatchObject({ verb: 'give', code: 0 });
    expect(nextPick(draft, { give: [1, 0, 0, 1, 0], want: zero }, all)).toMatchObject({ verb: 'give', code: 3 });
    expect(nextPick(draft, { give: draft.give, want: zero }, all)).toMatchObject({ verb: 'want', code: 1 });
    expect(nextPick(draft, draft, all)).toMatchObject({ verb: 'propose' });
    expect(nextPick(draft, { give: [2, 0, 0, 0, 0], want: zero }, all)).toBeNull();
    expect(nextPick(draft, { give: zero, want: zero }, [t('cancel')])).toBeNull();
  });
});

group('steppers', () => {
  const t = (verb: string, resource: number): Target => ({
    code: 0,
    verb,
    values: [resource],
    fields: { resource },
    key: '',
    label: '',
  });
  const hand = [2, 1, 0, 0, 0],
    zero = none();
  it('keep one kind on one side, unless the table plays mixed', () => {
    const draft = { give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0] };
    expect(changed(draft, 'want', 0, 1, null, false)).toEqual({ give: [0, 0, 0, 0, 0], want: [1, 1, 0, 0, 0] });
    expect(changed(draft, 'want', 0, 1, null, true)).toEqual({ give: [1, 0, 0, 0, 0], want: [1, 1, 0, 0, 0] });
    expect(changed(draft, 'give', 0, -1, { ...zero, give: [1, 0, 0, 0, 0] }, true).give[0]).toBe(1); // it lies on the server
  });
  it('follow the listed options while the server asks', () => {
    const laid = { give: [1, 0, 0, 0, 0], want: [0, 0, 0, 0, 0] };
    const listed = [t('give', 0), t('give', 1), t('want', 0), t('want', 4)];
    const may = (side: 'give' | 'want', r: number): boolean => mayAdd(side, r, laid, laid, listed, hand);
    expect([0, 1, 2].map((r) => may('give', r))).toEqual([true, true, false]);
    expect([0, 1, 4].map((r) => may('want', r))).toEqual([true, false, true]);
    expect(mayAdd('want', 3, zero, zero, [t('give', 0)], hand)).toBe(true); // wants are listed after the first gift
    expect(mayAdd('give', 0, { ...zero, give: hand }, null, [], hand)).toBe(false);
  });
  it('lay the same kind on both sides at a mixed table', async () => {
    const { container } = render(Panel, {
      props: props('brotherhood4-main', { options: { mixed_like_for_like: 'yes' } }),
    });
    const rows = () => [...container.querySelectorAll('.tr:not(.rates)')];
    const give = rows()[0]!.querySelector<HTMLButtonElement>('.st > button:first-child:not([disabled])')!;
    const column = [...rows()[0]!.querySelectorAll('.st')].indexOf(give.parentElement!);
    await fireEvent.click(give);
    await fireEvent.click(rows()[1]!.querySelectorAll<HTMLButtonElement>('.st > button:first-child')[column]!);
    expect(rows().map((r) => r.querySelectorAll('.st')[column]!.classList.contains('on'))).toEqual([true, true]);
  });
});

group('asking why', () => {
  it('knows the codes of the build verbs as the server lists them', () => {
    let seen = 0;
    for (const name of Object.keys(sample.positions) as Name[]) {
      for (const [code, verb, values] of at(name).options) {
        if (!['road', 'settlement', 'keep', 'guard', 'buy'].includes(verb)) continue;
        expect(codeOf(verb, values[0] ?? 0)).toBe(code);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(10);
    expect(codeOf('no_such_verb')).toBeNull();
  });
  it('asks about a place that touches what the seat has, or about none', () => {
    const { view, seat: p } = at('brotherhood4-main');
    const place = (verb: string): number => (codeAskedAbout(verb, info, view, p) ?? -1) - (codeOf(verb) ?? 0);
    expect(view.board.node[place('keep')]).toBe(p + 1);
    const road = info.board.edges[place('road')]!;
    const mine = info.board.edges
      .filter((_, e) => view.board.edge[e] === p + 1)
      .flatMap(({ first, second }) => [first, second]);
    expect(mine.includes(road.first) || mine.includes(road.second)).toBe(true);
    const bare = {
      ...view,
      board: { ...view.board, node: view.board.node.map(() => 0), edge: view.board.edge.map(() => 0) },
    };
    for (const verb of ['road', 'settlement', 'keep']) expect(codeAskedAbout(verb, info, bare, p)).toBeNull();
    expect(codeAskedAbout('buy', info, bare, p)).toBe(codeOf('buy'));
  });
});

group('motion', () => {
  const geo = new Geometry(info.board, frameFor(true, false));
  const kind = (name: string): number => info.events.findIndex(([n]) => n === name);
  it('reads fields with or without the audience', () => {
    expect(fieldsOf([kind('gift'), 9, 1], info)?.fields).toEqual({ hex: 9, kind: 1 });
    expect(fieldsOf([kind('gift'), -1, 9, 1], info)?.fields).toEqual({ hex: 9, kind: 1 });
  });
  it('flies wildlings, shakes the Wall and forgets what was seen', () => {
    const lines: LogLine[] = [
      [
        5,
        0,
        [
          [kind('clearing'), 0, 1, 0],
          [kind('breach'), 1, 2],
          [kind('gift'), 1, 0],
        ],
      ],
    ];
    const moves = movesSince(lines, 4, info, geo);
    expect(moves.flights.map((f) => f.lands)).toEqual(['clearing1', 'gift1']);
    expect(moves.shakes).toHaveLength(1);
    expect(movesSince(lines, 5, info, geo).flights).toEqual([]);
  });
});

group('components', () => {
  it('shows every position without an error', () => {
    for (const name of Object.keys(sample.positions) as Name[]) {
      for (const part of [Board, Hand, Panel]) render(part, { props: props(name) }).unmount();
    }
  }, 30_000);
  it('makes legal places buttons that pick their code, by click and by key', async () => {
    const p = props('brotherhood4-main', { narrowed: 'settlement' });
    const { container } = render(Board, { props: p });
    const spots = container.querySelectorAll<SVGGElement>('.tgt');
    const legal = p.targets.filter((t) => t.verb === 'settlement');
    expect(spots).toHaveLength(legal.length);
    const [first, second] = spots;
    await fireEvent.click(first!);
    await fireEvent.keyDown(second!, { key: 'Enter' });
    expect((p.pick as ReturnType<typeof vi.fn>).mock.calls.flat()).toEqual([
      Number(first!.dataset.code),
      Number(second!.dataset.code),
    ]);
    expect([...spots].filter((s) => s.getAttribute('tabindex') === '0')).toHaveLength(1);
    expect(first!.getAttribute('aria-label')).toMatch(/^[A-D][1-6]\.[NSEW]+: .+ \d/);
  });
  it('shows no target to a seat that is not asked', () => {
    const { container } = render(Board, { props: props('brotherhood4-main', { targets: [], decision: null }) });
    expect(container.querySelectorAll('.tgt')).toHaveLength(0);
  });
  it('narrows by a build button and says what is short', async () => {
    const p = props('brotherhood4-main');
    render(Hand, { props: p });
    await fireEvent.click(screen.getByRole('button', { name: /Osada/ }));
    expect(p.narrow).toHaveBeenCalledWith('settlement');
  });
  it('follows new options while the choice is narrowed', async () => {
    const p = props('brotherhood4-main', { narrowed: 'road' });
    const { rerender } = render(Hand, { props: p });
    const button = (): HTMLElement => screen.getByRole('button', { name: /Osada/ });
    expect(button().getAttribute('aria-disabled')).toBe('false');
    await rerender({ ...p, targets: p.targets.filter((t) => t.verb !== 'settlement') });
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });
  it('lays out half of the cards and sends them once', async () => {
    const p = props('brotherhood4-discard');
    const { container } = render(Hand, { props: p });
    const need = Number(/z (\d+)/.exec(container.querySelector('.lay p')?.textContent ?? '')?.[1]);
    for (let i = 0; i < need; i++) {
      const card = container.querySelector<HTMLElement>('.rs button[aria-disabled="false"]');
      await fireEvent.click(card!);
    }
    await fireEvent.click(screen.getByRole('button', { name: pl.get('page-discard-go', { count: need }) }));
    expect(p.pickMany).toHaveBeenCalledOnce();
    const codes = (p.pickMany as ReturnType<typeof vi.fn>).mock.calls[0]![0] as number[];
    expect(codes).toHaveLength(need);
    expect(codes.every((c) => p.targets.some((t) => t.code === c))).toBe(true);
  });
  it('offers the listed partners and lays out an offer', async () => {
    const p = props('brotherhood4-pick_partner');
    const { unmount } = render(Panel, { props: p });
    const partner = p.targets.find((t) => t.verb === 'partner')!;
    await fireEvent.click(screen.getByRole('button', { name: partner.label }));
    expect(p.pick).toHaveBeenCalledWith(partner.code);
    unmount();
    const main = props('brotherhood4-main');
    const { container } = render(Panel, { props: main });
    const rows = container.querySelectorAll('.tr:not(.rates)');
    await fireEvent.click(rows[0]!.querySelector('button:not([disabled])')!);
    await fireEvent.click(rows[1]!.querySelectorAll('button:not([disabled])')[2]!);
    await fireEvent.click(screen.getByRole('button', { name: 'Zaproponuj' }));
    expect(main.pick).toHaveBeenCalledWith(main.targets.find((t) => t.verb === 'offer')!.code);
  });
});
