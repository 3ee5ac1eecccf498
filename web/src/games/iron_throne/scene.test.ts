import { expect, test } from 'vitest';
import { eventsOf, follows, stages, summing } from '../../lib/scene';
import { Texts } from '../../lib/texts';
import type { GameInfo, LogLine } from '../../lib/wire';
import { scene as encounter } from './scene';
import type { GameInfo as IronInfo, View as IronView } from './types';
import { manifestOf } from '../registry';
import sample from './sample.json';
import ironEn from '../../../../src/greathall/games/iron_throne/locale/en.ftl?raw';

const info = sample.info as unknown as IronInfo;
const pace = manifestOf('iron_throne').pace;
const texts = new Texts('en', [ironEn], info as unknown as GameInfo);
const names = ['Anna', 'Bob', 'Celia', 'Dan'];
const number = (name: string): number => info.events.findIndex(([kind]) => kind === name);
const line = (n: number, ...events: [string, ...number[]][]): LogLine => [
  n,
  0,
  events.map(([kind, ...fields]) => [number(kind), -1, ...fields]),
];
const hostility = info.board.cards.findIndex((k) => k.kind === 'hostility' && (k.value ?? 0) > 2);
const truce = info.board.cards.findIndex((k) => k.kind === 'truce');

/** Two seats that fight: each with the power its character has. */
function fighting(): IronView {
  const view = structuredClone(sample.positions.choose_fighter.view) as unknown as IronView;
  view.attacker = 0;
  view.defender = 1;
  view.bonus = [0, 0];
  view.seats.forEach((s, p) => {
    s.side = p < 2 ? p + 1 : 0;
    s.shown = -1;
    s.fighter = s.characters[0]?.character ?? -1;
    if (s.characters[0] !== undefined) s.characters[0].power = 5 - p;
  });
  return view;
}
const at = (view: IronView, lines: LogLine[]) => ({
  ...{ info, was: view, now: view, texts, names },
  events: eventsOf(info as unknown as GameInfo, lines),
});

test('both sealed cards are turned over, and the outcome is named', () => {
  const lines = [
    line(5, ['sealed', 1], ['revealed', 0, hostility], ['revealed', 1, truce], ['outcome', 3], ['won', 0]),
  ];
  expect(stages(info as unknown as GameInfo, pace, lines)).toBe(true);
  const made = encounter(at(fighting(), lines))!;
  expect(made.kind).toBe('reveal');
  expect(made.title).toBe(texts.get('page-outcome-betrayal'));
  expect(made.sub).toBe("Anna's side wins the encounter");
  expect(made.sides.map((s) => s.name)).toEqual(['Anna', 'Bob']);
  expect(made.sides.map((s) => s.card?.value)).toEqual([String(info.board.cards[hostility]!.value), '']);
  expect(made.sides.map((s) => s.people.map((x) => x.n))).toEqual([[5], [4]]);
});

test('a result shows both totals and what they are made of, also what the last choice added', () => {
  const view = fighting();
  view.seats[0]!.shown = hostility;
  const value = info.board.cards[hostility]!.value ?? 0;
  const lines = [line(6, ['bonus', 2, 3], ['phase', 6], ['totals', 5 + value, 7], ['won', 0], ['died', 1, 2], ['phase', 7], ['turn', 2, 1])]; // prettier-ignore
  const made = encounter(at(view, lines))!;
  expect([made.kind, made.title]).toEqual(['result', "Anna's side wins the encounter"]);
  expect(made.sides.map((s) => [s.total, s.won])).toEqual([
    [5 + value, true],
    [7, false],
  ]);
  expect(made.sides.map((s) => s.adds.map((x) => x.n))).toEqual([
    [String(value), '5'],
    ['4', '3'],
  ]);
  const then = follows(info as unknown as GameInfo, pace, texts, names, at(view, lines).events, ['turn', 'phase'], made.title); // prettier-ignore
  expect(then.length).toBe(1);
  expect(then[0]).toContain('dies');
});

test('nothing is said to add up that does not', () => {
  expect(summing([{ text: 'a', n: 3 }, { text: 'b', n: -1 }], 2)).toEqual([{ text: 'a', n: '3' }, { text: 'b', n: '−1' }]); // prettier-ignore
  expect(summing([{ text: 'a', n: 3 }], 5)).toEqual([]);
});

test('lines without anything to put on the stage leave it empty', () => {
  expect(stages(info as unknown as GameInfo, pace, [line(7, ['sealed', 0])])).toBe(false);
  expect(encounter(at(fighting(), [line(7, ['sealed', 0])]))).toBeNull();
});
