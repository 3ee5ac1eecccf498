/* Lines of the public log about who sits at the table: who came, went, was stood in for, and what all agreed to. */
import { t } from './words.svelte';
import type { LogLine, TableNote } from './wire';

export type Woven = { line: LogLine; note?: undefined } | { note: TableNote; line?: undefined };

/** The list with a line that is new or has moved. */
export function noted(list: TableNote[], note: TableNote): TableNote[] {
  return [...list.filter((x) => x.id !== note.id), note].sort((a, b) => a.id - b.id);
}

/** After choices were taken back nothing is later than the position. */
export function movedBack(list: TableNote[], n: number): TableNote[] {
  return list.map((x) => (x.n > n ? { ...x, n } : x));
}

/** The lines of the log with those about the seats between them; what is older than the first line is left out. */
export function woven(lines: LogLine[], notes: TableNote[]): Woven[] {
  const out: Woven[] = [];
  const first = lines[0]?.[0] ?? 0;
  const rest = notes.filter((x) => x.n >= first).sort((a, b) => a.n - b.n || a.id - b.id);
  for (const line of lines) {
    while (rest[0] !== undefined && rest[0].n < line[0]) out.push({ note: rest.shift()! });
    out.push({ line });
  }
  return [...out, ...rest.map((note) => ({ note }))];
}

export function noteText(note: TableNote): string {
  const renamed = note.kind === 'came_back' && note.earlier !== note.name;
  return t(`web-note-${note.kind}${renamed ? '-renamed' : ''}`, { name: note.name, earlier: note.earlier });
}
