/* Several people at one device: whose turn at it is it? */

export interface Device {
  /** the seats of the people at this device */
  own: number[];
  /** who is asked, with the number of the position that brought the question */
  asked: { seat: number; id: number }[];
  /** whose hand is open; null: nobody has taken the device yet */
  holder: number | null;
  /** who asked for it, though it may be another one's turn */
  wanted: number | null;
}

/** Who should have the device now: who has it as long as they are asked or nobody else is, then who has waited longest. */
export function turnAtDevice({ own, asked, holder, wanted }: Device): number | null {
  if (own.length < 2) return null;
  if (wanted !== null && own.includes(wanted)) return wanted;
  const mine = asked.filter((q) => own.includes(q.seat));
  const keeps = holder !== null && own.includes(holder);
  if (keeps && (mine.length === 0 || mine.some((q) => q.seat === holder))) return holder;
  const [next] = mine.sort((a, b) => a.id - b.id || a.seat - b.seat);
  return next?.seat ?? own[0] ?? null;
}
