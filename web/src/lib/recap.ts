/* What the others have done since the person's last move: one deed a line of the log, those of a seat in a row together. */
import type { Pace } from '../games/types';
import { weigh } from './director';
import type { Texts } from './texts';
import type { GameInfo, LogLine } from './wire';

export interface Deed {
  n: number;
  icon: string;
  text: string;
}
export interface Turn {
  seat: number;
  deeds: Deed[];
}

/** What weighs less (seconds) is not worth a line: passes, payments. */
const LEAST = 0.3;
const ICON = 'flag';

/** The lines after the last choice of this seat; none while it has not chosen anything. */
export function since(log: LogLine[], seat: number): LogLine[] {
  const own = seat < 0 ? -1 : log.findLastIndex((line) => line[1] === seat);
  return own < 0 ? [] : log.slice(own + 1);
}

/** The deeds in these lines: each told by its weightiest event. */
export function recap(info: GameInfo, pace: Pace | undefined, texts: Texts, names: string[], lines: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const [n, seat, events] of lines) {
    const weighed = events.map((event) => ({ event, weight: weigh(info, pace, [[n, seat, [event]]]) }));
    const main = weighed.reduce<(typeof weighed)[number] | null>(
      (most, x) => (x.weight > LEAST && (most === null || x.weight > most.weight) ? x : most),
      null,
    );
    if (main === null || seat < 0) continue;
    const kind = info.events[main.event[0] ?? -1]?.[0] ?? '';
    const text = texts.event(main.event, names, true);
    if (text === '') continue;
    const deed: Deed = { n, icon: pace?.icons?.[kind] ?? ICON, text };
    const last = turns.at(-1);
    if (last?.seat === seat) last.deeds.push(deed);
    else turns.push({ seat, deeds: [deed] });
  }
  return turns;
}
