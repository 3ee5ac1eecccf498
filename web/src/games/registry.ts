/* The games that have pictures of their own; each is loaded when it is first shown, its manifest at once. */
import type { GameManifest, GameUi, Piece } from './types';

type Module = { ui: GameUi };
const modules = import.meta.glob<Module>('./*/index.ts');
const manifests = import.meta.glob<GameManifest>('./*/manifest.ts', { eager: true, import: 'manifest' });
const books = import.meta.glob<Piece[]>('./*/book.ts', { import: 'pieces' });
const loaded = new Map<string, Promise<GameUi>>();
const PLAIN: GameManifest = { icon: 'throne', colour: '#2a2320' };

/** What a game tells of itself before it is loaded: `web/src/games/<game>/manifest.ts` exports it as `manifest`. */
export function manifestOf(game: string): GameManifest {
  return manifests[`./${game}/manifest.ts`] ?? PLAIN;
}

/** The pieces of a game's glossary: `web/src/games/<game>/book.ts` exports them as `pieces`. */
export async function piecesOf(game: string): Promise<Piece[]> {
  return (await books[`./${game}/book.ts`]?.()) ?? [];
}

/** A game's own UI: `web/src/games/<game>/index.ts` exports it as `ui`. */
export function gameUi(game: string): Promise<GameUi> | null {
  const load = modules[`./${game}/index.ts`];
  if (load === undefined) return null;
  let ui = loaded.get(game);
  if (ui === undefined) {
    ui = load().then((m) => m.ui);
    loaded.set(game, ui);
  }
  return ui;
}
