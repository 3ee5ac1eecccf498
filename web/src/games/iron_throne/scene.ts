/* The two cards of an encounter turned over, and what both sides come to. */
import { EMPTY_SIDE, summing } from '../../lib/scene';
import type { Moment, Scene, Side, Turned } from '../../lib/scene';
import { OUTCOME_ICONS } from './art';
import {
  activeOf,
  ATTACK,
  characterOf,
  DEFENCE,
  firstName,
  houseOfPerson,
  houseWord,
  isTruce,
  OUTCOMES,
  parts,
  personIcon,
  valueOf,
} from './model';
import type { GameInfo, View } from './types';

type At = Moment<GameInfo, View>;

function face({ info, texts }: At, card: number, house: string): Turned {
  const person = characterOf(info, card);
  const truce = isTruce(info, card);
  return {
    house,
    back: house,
    icon: person >= 0 ? personIcon(info, person) : truce ? 'truce' : 'hostility',
    name: person >= 0 ? firstName(info, person) : texts.get(truce ? 'card-truce' : 'card-hostility'),
    value: truce ? '' : String(valueOf(info, card)),
    text: '',
    values: [],
  };
}

function side(at: At, which: number): Side {
  const { info, was, names, texts } = at;
  const p = activeOf(was, which);
  const house = houseWord(info, was.seats[p]?.house ?? -1);
  const people = parts(info, was, which).flatMap((x) =>
    x.character < 0
      ? []
      : [
          {
            icon: personIcon(info, x.character),
            house: houseWord(info, houseOfPerson(info, x.character)),
            name: firstName(info, x.character),
            n: x.power,
          },
        ],
  );
  const role = texts.get(which === ATTACK ? 'page-is-attacker' : 'page-is-defender');
  return { ...EMPTY_SIDE, seat: p, name: names[p] ?? '', role, house, icon: house, people };
}

export function scene(at: At): Scene | null {
  const { info, was, texts, names, events } = at;
  const sides = [side(at, ATTACK), side(at, DEFENCE)];
  const won = events.find((x) => x.kind === 'won');
  const shown = events.filter((x) => x.kind === 'revealed');
  if (shown.length > 0) {
    const outcome = events.find((x) => x.kind === 'outcome')?.fields['outcome'] ?? 0;
    for (const x of shown) {
      const mine = sides.find((s) => s.seat === x.seat);
      const card = x.fields['card'] ?? -1;
      if (mine !== undefined && card >= 0) mine.card = face(at, card, mine.house);
    }
    return {
      kind: 'reveal',
      title: outcome > 0 ? texts.get(`page-outcome-${OUTCOMES[outcome]}`) : texts.get('page-encounter'),
      sub: won === undefined ? '' : texts.event(won.event, names),
      icon: OUTCOME_ICONS[outcome] ?? 'scales',
      sides,
    };
  }
  const tie = events.find((x) => x.kind === 'tie');
  const totals = events.find((x) => x.kind === 'totals');
  if (totals === undefined) return null;
  [totals.fields['attacker'] ?? 0, totals.fields['defender'] ?? 0].forEach((total, i) => {
    const mine = sides[i]!;
    mine.total = total;
    mine.won = won?.seat === mine.seat;
    // The last card is played by the very choice after which the totals are compared.
    const played = events.filter((x) => x.kind === 'bonus' && x.fields['side'] === i + 1);
    const bonus = played.reduce((sum, x) => sum + (x.fields['count'] ?? 0), was.bonus[i] ?? 0);
    mine.adds = summing(
      [
        ...parts(info, was, i + 1).flatMap((x) => [
          ...(x.value >= 0 ? [{ text: texts.get('page-from-card'), n: x.value }] : []),
          ...(x.character >= 0 ? [{ text: firstName(info, x.character), n: x.power }] : []),
        ]),
        ...(bonus !== 0 ? [{ text: texts.get('page-from-abilities'), n: bonus }] : []),
      ],
      total,
    );
    mine.people = [];
  });
  return {
    kind: 'result',
    title: (won ?? tie) === undefined ? texts.get('page-encounter') : texts.event((won ?? tie)!.event, names),
    sub: '',
    icon: 'hostility',
    sides,
  };
}
