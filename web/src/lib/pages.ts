/* The pages that are loaded when they are gone to; the lobby is there at once. */
import { gameUi } from '../games/registry';
import { words } from './words.svelte';

export const pages = {
  deckGames: () => import('../pages/DeckGames.svelte'),
  decks: () => import('../pages/Decks.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  replays: () => import('../pages/Replays.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  settings: () => import('../pages/Settings.svelte'),
  table: () => import('../pages/Table.svelte'),
};

/** Fetches what a table of a game will need, while the table is still being made. What fails is fetched again there. */
export function prepare(game: string): void {
  const parts: (Promise<unknown> | null)[] = [pages.table(), gameUi(game), words.need(game)];
  for (const part of parts) part?.catch(() => undefined);
}
