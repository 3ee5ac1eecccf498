/* A game told from its end: what the stage draws, worked out from what the server tells. */
import type { ReplayStory, ScorePart, StoryBar } from './wire';

/** A column of the table of scores. */
export interface Column {
  name: string;
  rule: string;
  /** is it part of the score, or beside it? */
  counts: boolean;
}

/** What the scores are made of, column by column, then what is compared beside them; what nobody has is left out. */
export function columns(story: ReplayStory): Column[] {
  const out: Column[] = [];
  for (const counts of [true, false])
    for (const seat of story.seats)
      for (const part of counts ? seat.parts : seat.beside) {
        if (out.some((c) => c.name === part.name && c.counts === counts)) continue;
        const all = story.seats.flatMap((s) => (counts ? s.parts : s.beside)).filter((p) => p.name === part.name);
        if (all.some((p) => (counts ? p.points : p.count) !== 0))
          out.push({ name: part.name, rule: part.rule, counts });
      }
  return out;
}

/** What a seat has in a column; parts of one name are one. */
export function cell(story: ReplayStory, seat: number, column: Column): { count: number; points: number } {
  const told = story.seats[seat];
  const parts = (column.counts ? told?.parts : told?.beside)?.filter((p) => p.name === column.name) ?? [];
  return { count: parts.reduce((sum, p) => sum + p.count, 0), points: parts.reduce((sum, p) => sum + p.points, 0) };
}

/** The score of a seat when so many columns are counted. */
export function counted(story: ReplayStory, seat: number, all: Column[], shown: number): number {
  return all
    .slice(0, shown)
    .filter((c) => c.counts)
    .reduce((sum, c) => sum + cell(story, seat, c).points, 0);
}

/** Parts that bring something, the most first: pieces of a bar. */
export function pieces(story: ReplayStory, seat: number): ScorePart[] {
  return (story.seats[seat]?.parts ?? []).filter((p) => p.points > 0);
}

/** A seat's place, counted from 1; those who win together share the first. */
export function place(story: ReplayStory, winners: number[], seat: number): number {
  return winners.includes(seat) ? 1 : story.order.indexOf(seat) + 1;
}

/** The greatest number on the upright axis. */
export function ceiling(story: ReplayStory): number {
  return Math.max(1, story.goal, ...story.curve.flatMap(([, scores]) => scores));
}

/** The way of a seat's score as corners of a staircase: position and score. */
export function staircase(story: ReplayStory, seat: number): [n: number, score: number][] {
  const out: [number, number][] = [];
  let before = story.curve[0]?.[1][seat] ?? 0;
  for (const [n, scores] of story.curve) {
    const score = scores[seat] ?? 0;
    if (out.length > 0 && score === before) continue;
    if (out.length > 0) out.push([n, before]);
    out.push([n, score]);
    before = score;
  }
  out.push([story.last, before]);
  return out;
}

/** Where turns or rounds are written under the curve: never more than fit. */
export function ticks(story: ReplayStory, most = 8): { beat: number; n: number }[] {
  const count = story.beats.length;
  const every = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((step) => count / step <= most) ?? 500;
  return story.beats.map((n, i) => ({ beat: i + 1, n })).filter(({ beat }) => beat % every === 0);
}

/** Bars by the lot they belong to, in their order. */
export function lots(bars: StoryBar[]): { group: string; member: number; bars: StoryBar[] }[] {
  const out: { group: string; member: number; bars: StoryBar[] }[] = [];
  for (const bar of bars) {
    const last = out.at(-1);
    if (last !== undefined && last.group === bar.group && last.member === bar.member) last.bars.push(bar);
    else out.push({ group: bar.group, member: bar.member, bars: [bar] });
  }
  return out;
}

/** The seats that have the most of something, if not all have the same. */
export function most(values: number[]): number[] {
  const top = Math.max(...values);
  return top === 0 || values.every((v) => v === top) ? [] : values.flatMap((v, i) => (v === top ? [i] : []));
}

/** Names at the right end of the curves, moved apart so that none covers another. */
export function apart(heights: number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  let last = -Infinity;
  for (const i of order) {
    out[i] = Math.max(heights[i]!, last + gap);
    last = out[i]!;
  }
  return out;
}
