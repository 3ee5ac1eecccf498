/* Scenery as SVG text, drawn from simple shapes with a fixed seed: constant strings of our own, nothing from outside. */
import type { Frame, Geometry, Point } from './geometry';
import { W } from './geometry';

export type Random = () => number;
/** A small generator, so that every hex keeps its trees. */
export function random(seed: number): Random {
  let x = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    x = (x + 0x6d2b79f5) >>> 0;
    let t = Math.imul(x ^ (x >>> 15), 1 | x);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const between = (rnd: Random, a: number, b: number): number => a + rnd() * (b - a);
const f = (n: number): string => n.toFixed(1);

/** What grows and stands on a terrain hex. */
export function terrainArt(terrain: number, c: Point, seed: number): string {
  const rnd = random(seed + 11),
    { x, y } = c;
  let o = '';
  if (terrain === 3) {
    const spots = [
      [-30, -20],
      [-14, -30],
      [4, -34],
      [22, -26],
      [34, -10],
      [-38, 2],
      [-34, 24],
      [-16, 36],
      [4, 40],
      [22, 32],
      [36, 16],
      [-24, 10],
      [27, 4],
    ];
    for (const [dx0 = 0, dy = 0] of spots.sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))) {
      const h = between(rnd, 15, 20),
        px = x + dx0 + between(rnd, -3, 3),
        py = y + dy - h / 2;
      o += `<path d="M${f(px)} ${f(py)}l${f(h * 0.36)} ${f(h * 0.55)}h${f(-h * 0.16)}l${f(h * 0.24)} ${f(h * 0.45)}h${f(-h * 0.88)}l${f(h * 0.24)} ${f(-h * 0.45)}h${f(-h * 0.16)}z" fill="#1f4d30" stroke="#163a24" stroke-width=".6"/><path d="M${f(px)} ${f(py)}l${f(-h * 0.36)} ${f(h * 0.55)}h${f(h * 0.16)}l${f(-h * 0.2)} ${f(h * 0.45)}" fill="#3b7a4c" opacity=".7"/>`;
    }
  } else if (terrain === 2) {
    for (const [dx = 0, dy = 0, h = 0] of [
      [-26, -12, 34],
      [22, -16, 38],
      [-2, -24, 30],
      [-34, 30, 30],
      [34, 28, 32],
      [2, 46, 26],
    ]) {
      const px = x + dx,
        py = y + dy;
      o += `<path d="M${f(px)} ${f(py - h / 2)}L${f(px + h * 0.62)} ${f(py + h / 2)}H${f(px - h * 0.62)}z" fill="#5b6572"/><path d="M${f(px)} ${f(py - h / 2)}L${f(px - h * 0.62)} ${f(py + h / 2)}H${f(px + h * 0.06)}l${f(-h * 0.12)} ${f(-h * 0.42)}z" fill="#818c99"/><path d="M${f(px)} ${f(py - h / 2)}l${f(h * 0.22)} ${f(h * 0.36)}l${f(-h * 0.1)} ${f(-h * 0.07)}l${f(-h * 0.1)} ${f(h * 0.1)}l${f(-h * 0.1)} ${f(-h * 0.08)}l${f(-h * 0.14)} ${f(h * 0.05)}z" fill="#f4f7fa"/>`;
    }
  } else if (terrain === 1) {
    for (const [dx = 0, dy = 0, r = 0] of [
      [-24, -24, 20],
      [18, -26, 22],
      [36, 6, 20],
      [-38, 10, 20],
      [-20, 36, 22],
      [20, 38, 24],
    ]) {
      const px = x + dx,
        py = y + dy;
      o += `<path d="M${f(px - r)} ${f(py + r * 0.5)}q${f(r)} ${f(-r * 1.5)} ${f(2 * r)} 0z" fill="#b9613a" stroke="#8c4324" stroke-width="1"/><path d="M${f(px - r * 0.5)} ${f(py + r * 0.28)}q${f(r * 0.5)} ${f(-r * 0.7)} ${f(r)} 0" fill="none" stroke="#e09a72" stroke-width="1.4"/>`;
    }
  } else if (terrain === 0) {
    for (let i = -7; i < 8; i++)
      o += `<path d="M${f(x - 50)} ${f(y + i * 8 - 10)}q25 9 50 0t50 0" fill="none" stroke="${i % 2 ? '#a87518' : '#f6d98a'}" stroke-width="2" stroke-dasharray="3 2.6" opacity=".75"/>`;
  } else if (terrain === 4) {
    for (let i = 0; i < 16; i++) {
      const dx = between(rnd, -40, 40),
        dy = between(rnd, -44, 44);
      if (Math.hypot(dx, dy) < 20) continue;
      const p = `M${f(x + dx)} ${f(y + dy)}`;
      o += `<path d="${p}l-2.5 -6${p}l0 -7.5${p}l2.8 -6" stroke="#6f9138" stroke-width="1.3"/>`;
    }
    for (const [dx = 0, dy = 0] of [
      [-26, -18],
      [26, 22],
      [20, -28],
    ])
      o += `<g transform="translate(${f(x + dx)} ${f(y + dy)})"><ellipse rx="7" ry="4.6" fill="#fbf7ec" stroke="#7a745f" stroke-width=".8"/><circle cx="6.6" cy="-1.8" r="2.3" fill="#4c463a"/></g>`;
  } else {
    for (let i = 0; i < 7; i++) {
      const dx = between(rnd, -34, 34),
        dy = between(rnd, -34, 34),
        r = between(rnd, 6, 15);
      o += `<path d="M${f(x + dx - r)} ${f(y + dy)}l${f(r * 0.7)} ${f(-r * 0.5)}l${f(r * 0.6)} ${f(r * 0.3)}l${f(r * 0.7)} ${f(-r * 0.2)}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".8"/>`;
    }
  }
  return o;
}

/** Sky, snow, the Frostfangs, the sea: all that never changes. */
export function backdrop(frame: Frame, geo: Geometry): string {
  const { width: vw, height: vh } = frame,
    wy = geo.wy;
  const wide = `x="-700" width="${vw + 1400}"`;
  if (!frame.north)
    return `<rect ${wide} y="-400" height="${vh + 800}" fill="url(#cat-south)"/><rect ${wide} y="-400" height="${vh + 800}" fill="url(#cat-wv)"/>`;
  let o = `<rect ${wide} y="-260" height="${wy + 294}" fill="url(#cat-north)"/><rect ${wide} y="${wy + 30}" height="${vh - wy + 400}" fill="url(#cat-south)"/><rect ${wide} y="${wy + 30}" height="${vh - wy + 400}" fill="url(#cat-wv)"/>`;
  const rnd = random(7);
  let ridge = '';
  for (let x = -700; x < vw + 700;) {
    const h = between(rnd, 26, 58),
      w = between(rnd, 50, 92);
    ridge += `<path d="M${f(x)} 62L${f(x + w * 0.5)} ${f(62 - h)}L${f(x + w)} 62z" fill="#7f98ae"/><path d="M${f(x)} 62L${f(x + w * 0.5)} ${f(62 - h)}L${f(x + w * 0.44)} 62z" fill="#93aabd"/><path d="M${f(x + w * 0.5)} ${f(62 - h)}l${f(w * 0.13)} ${f(h * 0.3)}l${f(-w * 0.07)} ${f(-h * 0.04)}l${f(-w * 0.06)} ${f(h * 0.1)}l${f(-w * 0.06)} ${f(-h * 0.1)}l${f(-w * 0.09)} ${f(h * 0.06)}z" fill="#fff"/>`;
    x += w * 0.62;
  }
  o += `<g opacity=".9">${ridge}</g><rect ${wide} y="58" height="14" fill="#cfdde8" opacity=".8"/>`;
  for (let i = 0; i < 34; i++) {
    const px = between(rnd, -120, vw + 120),
      py = between(rnd, 70, wy - 14);
    o += `<path d="M${f(px)} ${f(py)}l4 9h-8zM${f(px)} ${f(py + 5)}l5 10h-10z" fill="#8fa9ba" opacity=".45"/>`;
  }
  return o;
}

/** The Wall itself: a long line of ice, with the four sections higher than the rest. */
export function wallArt(frame: Frame, geo: Geometry): string {
  const wy = geo.wy,
    x0 = geo.wallX(0) - W * 0.02,
    x1 = geo.wallX(4) + W * 0.02;
  let o = `<path d="M-700 ${wy + 6}H${frame.width + 700}V${wy + 50}H-700z" fill="url(#cat-ice)" opacity=".55"/>`;
  for (let k = -44; k < frame.width / 16 + 44; k++)
    o += `<rect x="${k * 16}" y="${wy}" width="9" height="8" fill="#e3eef6" opacity=".7"/>`;
  o += `<path d="M${f(x0 - 8)} ${wy - 4}H${f(x1 + 8)}V${wy + 58}H${f(x0 - 8)}z" fill="url(#cat-ice)" stroke="#4d7089" stroke-width="1.4"/>`;
  for (let k = 0; k < (x1 - x0 + 14) / 14; k++)
    o += `<rect x="${f(x0 - 8 + k * 14)}" y="${wy - 10}" width="9" height="8" fill="#eef6fc" stroke="#6d8fa6" stroke-width=".8"/>`;
  return o;
}

export const COLOURS_OF_TERRAIN = [
  ['#e7bf55', '#c9962a'],
  ['#c9744a', '#a2512e'],
  ['#9aa3ae', '#6b7583'],
  ['#4f8a5b', '#2c5f3c'],
  ['#b3cc77', '#86a64b'],
] as const;
