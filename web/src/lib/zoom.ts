/* The window through which a board is seen: a part of the whole, never beyond it. Pure arithmetic for parts/ZoomPane.svelte. */
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Box = Point & Size;

/** The closest a board can be looked at. */
export const CLOSEST = 4;

export function wholeOf(size: Size): Box {
  return { x: 0, y: 0, width: size.width, height: size.height };
}

/** How many times larger than whole things are. */
export function scaleOf(box: Box, whole: Size): number {
  return whole.width / box.width;
}

/** The box moved so that it lies inside the whole. */
export function kept(box: Box, whole: Size): Box {
  const within = (at: number, size: number, all: number): number => Math.min(Math.max(0, at), Math.max(0, all - size));
  return { ...box, x: within(box.x, box.width, whole.width), y: within(box.y, box.height, whole.height) };
}

/** Closer (factor > 1) or farther, with the point `at` staying where it is on the screen. */
export function zoomed(box: Box, whole: Size, factor: number, at: Point): Box {
  const scale = Math.min(CLOSEST, Math.max(1, scaleOf(box, whole) * factor));
  const width = whole.width / scale,
    height = whole.height / scale;
  const x = at.x - ((at.x - box.x) / box.width) * width;
  const y = at.y - ((at.y - box.y) / box.height) * height;
  return kept({ x, y, width, height }, whole);
}

/** The board follows the finger: by so much in the board's own units. */
export function panned(box: Box, whole: Size, dx: number, dy: number): Box {
  return kept({ ...box, x: box.x - dx, y: box.y - dy }, whole);
}

/** The box moved just so far that a point is well inside it. */
export function showing(box: Box, whole: Size, at: Point): Box {
  const [mx, my] = [box.width * 0.12, box.height * 0.12];
  const into = (start: number, size: number, margin: number, p: number): number =>
    p < start + margin ? p - margin : p > start + size - margin ? p + margin - size : start;
  return kept({ ...box, x: into(box.x, box.width, mx, at.x), y: into(box.y, box.height, my, at.y) }, whole);
}
