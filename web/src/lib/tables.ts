/* A table of the lobby in words. */
import { manifestOf } from '../games/registry';
import { optionValue } from './decks.svelte';
import { t, words } from './words.svelte';
import type { TableInfo } from './wire';

export function yourMove(table: TableInfo): boolean {
  return table.status === 'playing' && table.turn_of.some((p) => table.seats[p]?.yours === true);
}

/** How many seats are taken, for sentences. */
export function seated(table: TableInfo): { taken: number; all: number } {
  return { taken: table.seats.filter((s) => s.kind !== 'open').length, all: table.seats.length };
}

export function others(table: TableInfo): string {
  return table.seats
    .filter((s) => !s.yours && s.kind !== 'open')
    .map((s) => s.name)
    .join(', ');
}

/** Whose move it is, or what is awaited. */
export function standing(table: TableInfo): string {
  if (table.status === 'open')
    return t('web-waits-for-players', { count: table.seats.filter((s) => s.kind === 'open').length });
  if (yourMove(table)) return table.clock.kind === 'none' ? t('web-your-move-no-clock') : t('web-your-move');
  const [first] = table.turn_of;
  if (first === undefined) return t('web-window-open');
  return t('web-waits-for', { name: table.seats[first]?.name ?? '' });
}

export function tableTitle(table: TableInfo): string {
  return table.title !== ''
    ? table.title
    : t('web-table-of', { name: table.seats.find((s) => s.kind === 'person')?.name || t('web-somebody') });
}

export function clockText(table: TableInfo): string {
  if (table.clock.kind === 'none') return t('web-clock-none');
  if (table.clock.kind === 'move') return t('web-clock-per-move', { seconds: table.clock.seconds });
  return t('web-clock-with-reserve', { minutes: Math.round(table.clock.seconds / 60), seconds: table.clock.increment });
}

/** What is unusual at a table, and what its game always tells; the clock last. */
export function optionChips(table: TableInfo): string[] {
  const texts = words.game(table.game);
  const told = manifestOf(table.game).told ?? [];
  const out: string[] = [];
  for (const option of words.info(table.game)?.options ?? []) {
    const value = table.options[option.name];
    if (value === undefined || (value === option.default && !told.includes(option.name))) continue;
    if (option.seat >= table.seats.length) continue; // nobody brings it along
    const number = option.choices.length === 0;
    const choice = optionValue(texts, option, value);
    const bare = !number && value !== 'yes' && value !== 'no';
    out.push(bare ? choice : `${texts.get(`table-${option.name}`)}: ${choice}`);
  }
  return [...out, clockText(table)];
}

/** Every option of a table by name: what was set, and the defaults. */
export function tableOptions(table: { game: string; options: Record<string, string> }): Record<string, string> {
  const usual = (words.info(table.game)?.options ?? []).map((o) => [o.name, o.default] as const);
  return { ...Object.fromEntries(usual), ...table.options };
}
