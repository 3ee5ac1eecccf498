/* A quick game against bots: how many, how strong, and what the game asks first (a house, a side). */
import type { GameManifest } from '../games/types';
import type { GameInfo, NewTable } from './wire';

export interface Quick {
  bots: number;
  level: string;
  /** of the game's own question; '' where it asks nothing */
  choice: string;
}

type Size = Pick<GameInfo, 'id' | 'min_seats' | 'max_seats' | 'bots'>;
const USUAL = 3;

export function isQuick(kept: unknown): kept is Quick {
  const k = kept as Partial<Quick> | null;
  return typeof k?.bots === 'number' && typeof k.level === 'string' && typeof k.choice === 'string';
}

/** What a quick game would be now: as the last one was, as far as it still fits, else as the game has it usually. */
export function quickOf(game: Size, manifest: GameManifest, kept?: Quick): Quick {
  const bots = kept?.bots ?? manifest.bots ?? USUAL;
  const choices = manifest.quick?.choices ?? [];
  return {
    bots: Math.max(game.min_seats - 1, Math.min(game.max_seats - 1, bots)),
    level: kept !== undefined && game.bots.includes(kept.level) ? kept.level : (game.bots.at(-1) ?? ''),
    choice: choices.find((c) => c.id === kept?.choice)?.id ?? choices[0]?.id ?? '',
  };
}

/** The table of a quick game. `chance` gives numbers from 0 to below 1. */
export function quickTable(
  game: Size,
  manifest: GameManifest,
  quick: Quick,
  name: string,
  chance: () => number = Math.random,
): NewTable {
  const draw = (from: string[]) => from[Math.floor(chance() * from.length)] ?? '';
  return {
    game: game.id,
    seats: [
      { kind: 'me', name },
      ...Array.from({ length: quick.bots }, () => ({ kind: 'bot' as const, bot: quick.level })),
    ],
    options: manifest.quick?.options(quick.choice, quick.bots, draw) ?? {},
    listed: false,
    start: true,
  };
}
