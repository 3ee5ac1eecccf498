/* The games that have pictures of their own; each is loaded when it is first shown. */
import type { GameUi } from './types';

type Module = { ui: GameUi };
const modules = import.meta.glob<Module>('./*/index.ts');
const loaded = new Map<string, Promise<GameUi>>();

export function hasUi(game: string): boolean {
  return modules[`./${game}/index.ts`] !== undefined;
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
