/** How far apart cards lie in a row that must not be wider than `room`. */
export function fan(count: number, card: number, gap: number, room: number): number {
  return count < 2 ? card + gap : Math.min(card + gap, (room - card) / (count - 1));
}
