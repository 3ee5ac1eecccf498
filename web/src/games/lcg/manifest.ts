import { order } from '../cardgame/model';
import { pace } from '../cardgame/pace';
import type { GameManifest, QuickSetup } from '../types';

/** The decks of the core set that a quick game offers, one of each house; id of the deck and the house it belongs to. */
const DECKS: [deck: string, house: string][] = [
  ['core-stark-fealty', 'stark'],
  ['core-lannister-rose', 'lannister'],
  ['core-baratheon-fealty', 'baratheon'],
  ['core-greyjoy-lion', 'greyjoy'],
  ['core-tyrell-fealty', 'tyrell'],
  ['core-martell-watch', 'martell'],
  ['core-targaryen-fealty', 'targaryen'],
  ['core-nightswatch-wolf', 'watch'],
];

const quick: QuickSetup = {
  label: 'quick-house',
  choices: DECKS.map(([id, house]) => ({
    id,
    name: `quick-house-${house}`,
    about: `quick-deck-${house}`,
    house,
    icon: house,
  })),
  // Every bot brings a deck of another house, as long as there are any.
  options: (choice, bots, draw) => {
    const out: Record<string, string> = { deck1: choice };
    let left = DECKS.map(([id]) => id).filter((id) => id !== choice);
    for (let bot = 0; bot < bots; bot++) {
      const deck = draw(left);
      out[`deck${bot + 2}`] = deck;
      left = left.filter((id) => id !== deck);
    }
    return out;
  },
};

export const manifest = {
  icon: 'crown',
  colour: '#3c4a5c',
  minutes: 60,
  difficulty: 3,
  bots: 1,
  quick,
  passing: ['keep'],
  places: ['card', 'seat', 'title'],
  told: ['deck1', 'deck2'],
  cards: ['card'],
  apart: true,
  panel: { icon: 'deck', label: 'page-card' },
  seated: true,
  headings: ['round', 'phase'],
  stops: ['would', 'cancel', 'marshal'],
  order,
  pace,
} satisfies GameManifest<'lcg'>;
