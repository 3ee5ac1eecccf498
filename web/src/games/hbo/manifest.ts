import { order } from '../cardgame/model';
import { pace } from '../cardgame/pace';
import type { GameManifest, QuickSetup } from '../types';

const quick: QuickSetup = {
  label: 'quick-house',
  choices: ['stark', 'lannister'].map((house) => ({
    id: house,
    name: `quick-house-${house}`,
    about: `quick-deck-${house}`,
    house,
    icon: house,
  })),
  // The houses sit in this order, and the person sits first.
  options: (choice) => ({ houses: `${choice}_first` }),
};

export const manifest = {
  icon: 'wolf',
  colour: '#5a2a2c',
  minutes: 40,
  difficulty: 2,
  bots: 1,
  quick,
  passing: ['keep'],
  places: ['card', 'seat'],
  told: ['plots'],
  cards: ['card'],
  apart: true,
  panel: { icon: 'deck', label: 'page-card' },
  seated: true,
  headings: ['round', 'phase'],
  stops: ['save', 'marshal'],
  order,
  pace,
} satisfies GameManifest<'hbo'>;
