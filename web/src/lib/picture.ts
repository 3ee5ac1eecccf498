/* The picture of a finished game that people share: drawn on a canvas in the page, saved as a PNG. */
import { ceiling, cell, columns, staircase } from './story';
import type { ReplayStory } from './wire';

export interface Shared {
  story: ReplayStory;
  names: string[];
  winners: number[];
  /** the colour of each seat, as CSS understands it */
  colours: string[];
  title: string;
  game: string;
  when: string;
  total: string;
  /** the words of a column */
  label: (name: string) => string;
}

const [WIDE, HIGH, EDGE] = [1200, 675, 48];
const INK = '#f1eadc';
const FAINT = '#9d9587';
const GOLD = '#ffcc4d';
export const DASHES: number[][] = [[], [10, 6], [2, 5], [12, 5, 2, 5], [18, 6], [5, 5]];

/** Draws it; the context is a canvas of 1200 by 675. */
export function draw(c: CanvasRenderingContext2D, shared: Shared): void {
  const { story, names, winners } = shared;
  const ground = c.createLinearGradient(0, 0, 0, HIGH);
  ground.addColorStop(0, '#2b231b');
  ground.addColorStop(1, '#14110d');
  c.fillStyle = ground;
  c.fillRect(0, 0, WIDE, HIGH);
  c.fillStyle = GOLD;
  c.fillRect(0, HIGH - 6, WIDE, 6);
  write(c, shared.game, EDGE, 58, '600 20px Inter, sans-serif', FAINT);
  write(c, shared.when, WIDE - EDGE, 58, '500 18px Inter, sans-serif', FAINT, 'right');
  write(c, shared.title, EDGE, 112, '700 46px Cinzel, serif', INK, 'left', WIDE - 2 * EDGE);
  table(c, shared, 150);
  const top = 190 + story.order.length * 44;
  if (HIGH - top > 150) curve(c, shared, EDGE, top, WIDE - 2 * EDGE - 120, HIGH - top - 60);
  write(c, 'Great Hall', WIDE - EDGE, HIGH - 22, '700 16px Cinzel, serif', GOLD, 'right');
  for (const seat of winners) if (names[seat] === undefined) throw new Error(`There is no seat ${seat}.`);
}

function write(
  c: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = 'left',
  most?: number,
): void {
  c.font = font;
  c.fillStyle = colour;
  c.textAlign = align;
  if (most === undefined) c.fillText(text, x, y);
  else c.fillText(text, x, y, most);
}

function table(c: CanvasRenderingContext2D, shared: Shared, top: number): void {
  const { story, names, winners, colours } = shared;
  const shown = columns(story)
    .filter((column) => column.counts)
    .slice(0, 7);
  const wide = Math.min(124, (WIDE - 2 * EDGE - 420) / Math.max(1, shown.length));
  const at = (i: number): number => WIDE - EDGE - 110 - (shown.length - i - 0.5) * wide;
  shown.forEach((column, i) =>
    write(c, shared.label(column.name), at(i), top, '500 14px Inter, sans-serif', FAINT, 'center', wide - 8),
  );
  write(c, shared.total, WIDE - EDGE - 12, top, '500 14px Inter, sans-serif', FAINT, 'right');
  story.order.forEach((seat, row) => {
    const y = top + 40 + row * 44;
    if (winners.includes(seat)) {
      c.fillStyle = 'rgb(255 204 77 / 0.16)';
      c.fillRect(EDGE - 12, y - 27, WIDE - 2 * EDGE + 24, 38);
    }
    c.fillStyle = colours[seat] ?? FAINT;
    c.beginPath();
    c.arc(EDGE + 12, y - 8, 12, 0, 2 * Math.PI);
    c.fill();
    c.strokeStyle = INK;
    c.lineWidth = 1.5;
    c.stroke();
    write(c, names[seat] ?? '', EDGE + 38, y, '700 24px Alegreya, serif', INK, 'left', 330);
    shown.forEach((column, i) => {
      const { points } = cell(story, seat, column);
      const text = points === 0 ? '–' : String(points);
      write(c, text, at(i), y, '600 20px Inter, sans-serif', points === 0 ? FAINT : INK, 'center');
    });
    const score = String(story.seats[seat]?.score ?? 0);
    write(c, score, WIDE - EDGE - 12, y + 2, '700 30px Cinzel, serif', winners.includes(seat) ? GOLD : INK, 'right');
  });
}

function curve(
  c: CanvasRenderingContext2D,
  shared: Shared,
  left: number,
  top: number,
  wide: number,
  high: number,
): void {
  const { story, names, colours } = shared;
  const most = ceiling(story);
  const x = (n: number): number => left + (story.last === 0 ? 0 : (n / story.last) * wide);
  const y = (score: number): number => top + high - (score / most) * high;
  c.strokeStyle = 'rgb(241 234 220 / 0.18)';
  c.lineWidth = 1;
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    c.beginPath();
    c.moveTo(left, top + high * part);
    c.lineTo(left + wide, top + high * part);
    c.stroke();
  }
  for (const seat of [...story.order].reverse()) {
    c.strokeStyle = colours[seat] ?? FAINT;
    c.lineWidth = 4;
    c.setLineDash(DASHES[seat % DASHES.length] ?? []);
    c.beginPath();
    staircase(story, seat).forEach(([n, score], i) => (i === 0 ? c.moveTo(x(n), y(score)) : c.lineTo(x(n), y(score))));
    c.stroke();
  }
  c.setLineDash([]);
  let last = -Infinity;
  for (const seat of story.order) {
    const wish = Math.max(y(story.seats[seat]?.score ?? 0) + 5, last + 18);
    last = wish;
    write(c, names[seat] ?? '', left + wide + 10, wish, '600 15px Inter, sans-serif', INK, 'left', 112);
  }
}

/** The PNG itself. */
export function picture(shared: Shared): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('no canvas'));
  draw(context, shared);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

/** Hands it to the person: as a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
