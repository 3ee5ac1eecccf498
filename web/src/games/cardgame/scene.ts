/* Plots turned over together, and the result of a challenge, for both card games. */
import { EMPTY_SIDE, summing } from '../../lib/scene';
import type { Moment, Scene, Side } from '../../lib/scene';
import type { Rules } from './face';
import { factsOf, slugOf, tableOf } from './model';
import { CHALLENGE_ICONS } from './names';
import { cardText, nameOf } from './words';
import type { ChallengeView, GameInfo, SideView, View } from './types';

type At = Moment<GameInfo, View>;

function seatSide(rules: Rules, { was, names }: At, p: number): Side {
  const house = rules.houseOfSeat(was.seats[p]);
  return { ...EMPTY_SIDE, seat: p, name: names[p] ?? '', house, icon: house };
}

function plots(rules: Rules, at: At): Scene | null {
  const { info, texts, names, events } = at;
  const shown = events.filter((x) => x.kind === 'plot');
  const sides = shown.map((x): Side => {
    const d = x.fields['card'] ?? -1,
      facts = factsOf(info, d),
      mine = seatSide(rules, at, x.seat);
    return {
      ...mine,
      card: {
        house: mine.house,
        back: mine.house,
        icon: rules.glyph(slugOf(info, d), facts),
        name: nameOf(texts, d),
        value: '',
        text: cardText(info, texts, d)
          .map(([a, b]) => `${a} ${b}`.trim())
          .join(' '),
        values: rules.plot.map((v) => ({ icon: v.icon, n: String(facts.plot?.[v.key] ?? 0) })),
      },
    };
  });
  const first = events.find((x) => x.kind === 'initiative');
  return {
    kind: 'reveal',
    title: texts.get('page-scene-plots'),
    sub: first === undefined ? '' : texts.event(first.event, names),
    icon: 'book',
    sides,
  };
}

function result(rules: Rules, at: At, now: ChallengeView): Scene | null {
  const { info, was, texts, names, events } = at;
  const won = events.find((x) => x.kind === 'won');
  const told = won ?? events.find((x) => x.kind === 'nobody_won');
  if (told === undefined) return null;
  const table = tableOf(rules, info, at.now),
    before = tableOf(rules, info, was);
  const name = (n: number): string =>
    n < 0 ? texts.get(rules.adder) : nameOf(texts, (table.where.get(n) ?? before.where.get(n))?.d ?? -1);
  const seats = [now.attacker, now.defender];
  const sides = seats.map((p, i): Side => {
    const of: SideView = i === 0 ? now.attack : now.defence;
    const total = won === undefined ? of.total : (won.fields[won.seat === p ? 'total' : 'other'] ?? 0);
    const adds = [...of.characters, ...of.besides].map((x) => ({ text: name(x.card), n: x.amount }));
    return { ...seatSide(rules, at, p), adds: summing(adds, total), total, won: won?.seat === p };
  });
  return {
    kind: 'result',
    title: texts.event(told.event, names),
    sub: '',
    icon: CHALLENGE_ICONS[now.type] ?? 'mil',
    sides,
  };
}

export function sceneOf(rules: Rules, at: At): Scene | null {
  if (at.events.some((x) => x.kind === 'plot')) return plots(rules, at);
  // While the claim is dealt with the challenge still stands; else as it stood before.
  const now = at.now.challenge !== null && at.now.challenge.winner >= 0 ? at.now.challenge : at.was.challenge;
  return now === null ? null : result(rules, at, now);
}
