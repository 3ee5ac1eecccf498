/* A bidding that is over: what every leader laid down, what it comes to, and whose the ally is. */
import { EMPTY_SIDE, summing } from '../../lib/scene';
import type { Moment, Scene, Side } from '../../lib/scene';
import { allyIcon, houseOf } from './art';
import { allies, cardKey, cards } from './model';
import type { GameInfo, View } from './types';

export function scene({ info, was, texts, names, events }: Moment<GameInfo, View>): Scene | null {
  const won = events.find((x) => x.kind === 'won');
  if (won === undefined) return null;
  const totals = new Map(events.filter((x) => x.kind === 'total').map((x) => [x.seat, x.fields['count'] ?? 0]));
  const name = (k: number): string => texts.get(cardKey(info, 'influence', k));
  const sides = was.seats.map((s, p): Side => {
    const total = totals.get(p) ?? s.total;
    const laid = [
      ...s.area.map((x) => ({ text: name(x.card), n: x.value })),
      // The last card is played by the very choice that ends the bidding.
      ...events
        .filter((x) => x.kind === 'played' && x.seat === p)
        .map((x) => ({ text: name(x.fields['card'] ?? -1), n: cards(info)[x.fields['card'] ?? -1]?.value ?? 0 })),
    ];
    const house = houseOf(s.leader);
    const mine = { ...EMPTY_SIDE, seat: p, name: names[p] ?? '', house, icon: house };
    return { ...mine, adds: summing(laid, total), total, won: p === won.seat };
  });
  const ally = was.current;
  return {
    kind: 'result',
    title: texts.event(won.event, names),
    sub: ally < 0 ? '' : texts.get(cardKey(info, 'ally', ally)),
    icon: ally < 0 ? 'scales' : allyIcon(allies(info)[ally]?.id ?? ''),
    sides,
  };
}
