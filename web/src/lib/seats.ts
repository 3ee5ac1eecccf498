/* Seats as the table shows them, with or without a game's own pictures. */
import type { GameUi, SeatSummary } from '../games/types';
import type { TableInfo, View } from './wire';

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
  const part: unknown = Array.isArray(view['seats']) ? view['seats'][seat] : null;
  const points = (part as { points?: number } | null)?.points;
  return { ...plain, points: points ?? 0 };
}

/** Names of a table's seats, in their order; open seats are called by number. */
export function names(table: TableInfo, seatName: (seat: number) => string): string[] {
  return table.seats.map((s) => (s.name !== '' ? s.name : seatName(s.seat)));
}
