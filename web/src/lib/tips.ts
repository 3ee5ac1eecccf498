/* What a tip says, and where it stands. A thing on the page that stands for a piece, a track, a number or a card carries
`data-tip="<kind>:<which>"`; the game says what is to be told of it (GameUi.tip), parts/Tips.svelte shows it. */

export interface Tip {
  name: string;
  /** how it stands now, a line each */
  state?: string[];
  /** what it does by the rules, in a sentence or two */
  rule?: string;
  /** the rule that speaks of it */
  cite?: string;
  /** the game draws it as a card (GameUi.Look) */
  card?: boolean;
  /** ... and that takes more width than words */
  wide?: boolean;
}

/** `kind:1.2` in its parts: what it is, and which. */
export function aboutOf(about: string): { kind: string; at: number[]; first: number; second: number } {
  const [kind = '', which = ''] = about.split(':');
  const at = which === '' ? [] : which.split('.').map(Number);
  return { kind, at, first: at[0] ?? -1, second: at[1] ?? -1 };
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}
const GAP = 9,
  EDGE = 6;

/** Where a tip of this size stands: above its thing, else below, else beside; always inside the window, never on the thing
while there is room elsewhere. */
export function placed(
  thing: Frame,
  size: { width: number; height: number },
  window: { width: number; height: number },
): { x: number; y: number } {
  const within = (at: number, long: number, all: number): number => Math.max(EDGE, Math.min(at, all - long - EDGE));
  const middle = within(thing.left + thing.width / 2 - size.width / 2, size.width, window.width);
  const above = thing.top - size.height - GAP;
  if (above >= EDGE) return { x: middle, y: above };
  const below = thing.top + thing.height + GAP;
  if (below + size.height <= window.height - EDGE) return { x: middle, y: below };
  const level = within(thing.top + thing.height / 2 - size.height / 2, size.height, window.height);
  const before = thing.left - size.width - GAP;
  if (before >= EDGE) return { x: before, y: level };
  const after = thing.left + thing.width + GAP;
  if (after + size.width <= window.width - EDGE) return { x: after, y: level };
  return { x: middle, y: within(below, size.height, window.height) };
}

/** The next thing from one in the direction of an arrow key: near and straight ahead first; itself when there is none. */
export function next(things: Frame[], from: number, key: string): number {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const here = things[from];
  if (way === undefined || here === undefined) return from;
  const [wx = 0, wy = 0] = way;
  const middle = (f: Frame): [number, number] => [f.left + f.width / 2, f.top + f.height / 2];
  const [x, y] = middle(here);
  let best = from,
    least = Infinity;
  things.forEach((thing, i) => {
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * wx + (ty - y) * wy,
      aside = Math.abs((tx - x) * wy) + Math.abs((ty - y) * wx);
    if (i === from || ahead < 3) return;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
