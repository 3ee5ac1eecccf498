/* Seats as the table shows them, with or without a game's own pictures. */
import type { GameUi, SeatSummary } from '../games/types';
import type { SeatInfo, TableInfo, View } from './wire';
import { botName, t } from './words.svelte';

const COLOURS = ['yellow', 'blue', 'red', 'black', 'teal', 'violet'];

/** The colour of a seat where no game has told another. */
export function seatColour(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? 'black';
}

export function summary(ui: GameUi | null, view: View | null, seat: number): SeatSummary {
  const plain: SeatSummary = { points: 0, colour: seatColour(seat), mark: '', counts: [], tags: [] };
  if (view === null) return plain;
  if (ui !== null) {
    try {
      return ui.seat(view, seat);
    } catch {
      return plain;
    }
  }
  const part = view.seats?.[seat];
  return { ...plain, points: part !== undefined && 'points' in part ? part.points : 0 };
}

/** Who sits at a seat, in a word or two. */
export function sitting(info: SeatInfo | null, eyes: boolean): string {
  if (info === null) return '';
  if (info.kind === 'bot') return t('web-seat-bot', { bot: botName(info.bot) });
  if (info.kind === 'open' && info.bot !== '') return t('web-seat-free', { bot: botName(info.bot) });
  if (info.bot !== '') return t('web-seat-stand-in', { bot: botName(info.bot) });
  if (eyes && info.yours) return t('web-seat-you');
  if (info.kind === 'open') return t('web-seat-open');
  return info.present ? t('web-seat-person') : t('web-seat-away');
}

/** Names of a table's seats, in their order; open seats are called by number. */
export function names(table: TableInfo, seatName: (seat: number) => string): string[] {
  return table.seats.map((s) => (s.name !== '' ? s.name : seatName(s.seat)));
}

/** Does the frame lie around this seat? Around those who are asked; while nobody is, around the one whose turn it is. */
export function onTurn(asked: number[], active: number, seat: number): boolean {
  return asked.length > 0 ? asked.includes(seat) : active === seat;
}
