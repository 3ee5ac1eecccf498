/* The pile that was opened to look: the table shows it, the table and the hand open it. */
import type { Pile } from './model';

class Opened {
  now: Pile | null = $state.raw(null);

  toggle(pile: Pile['pile'], seat = -1): void {
    this.now = this.now?.pile === pile && this.now.seat === seat ? null : { pile, seat };
  }
  close(): void {
    this.now = null;
  }
}
export const opened = new Opened();
