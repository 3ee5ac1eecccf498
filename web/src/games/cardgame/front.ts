/* On a phone cards that can be chosen lie in front. They stay there while a choice is on its way, so that nothing moves
under the finger, and what is picked of a move in parts stays where it was picked. */
import { assembledOf } from './model';
import type { CardProps } from './face';
import type { Places } from './model';

/** Remembers which cards lie in front; the new ones count as soon as something is asked. */
export function fronts(): <T extends { number: number }>(g: CardProps, places: Places, cards: T[]) => T[] {
  let front = new Set<number>();
  return (g, places, cards) => {
    if (g.targets.length > 0) front = new Set([...places.card.keys(), ...assembledOf(g).keys()]);
    return [...cards.filter((c) => front.has(c.number)), ...cards.filter((c) => !front.has(c.number))];
  };
}
