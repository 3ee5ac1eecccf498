/* The end of the game as a small play: the tokens of one council after the other are turned, the sums count up, then the
small councils are marked, then the winner is told. */
import type { View } from './types';

const LOOK = 550; // before the tokens of a council are turned
const TURN = 330;
const TELL = 1500; // the small councils

interface Beat {
  council: number;
  turned: number;
  lasts: number;
}

export class Reveal {
  playing: boolean = $state(false);
  /** the beat shown; beyond the last one: the small councils are marked */
  at: number = $state(0);
  private beats: Beat[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: () => void = () => undefined;

  /** the council in the light, -1 when all have been counted */
  council = $derived(this.playing ? (this.beats[this.at]?.council ?? -1) : -1);
  /** are the small councils marked? */
  marked = $derived(!this.playing || this.at >= this.beats.length);

  play(view: View, done: () => void): void {
    this.stop();
    this.beats = view.councils.flatMap((c, council) => [
      { council, turned: 0, lasts: LOOK },
      ...c.known.map((_, i) => ({ council, turned: i + 1, lasts: TURN })),
    ]);
    this.done = done;
    this.at = 0;
    this.playing = true;
    this.wait();
  }
  private wait(): void {
    this.timer = setTimeout(() => {
      this.at += 1;
      if (this.at > this.beats.length) this.skip();
      else this.wait();
    }, this.beats[this.at]?.lasts ?? TELL);
  }
  /** To the end at once. */
  skip(): void {
    if (!this.playing) return;
    this.stop();
    this.done();
  }
  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }
  /** How many tokens of a council show their numbers. */
  turned(council: number, all: number): number {
    if (!this.playing) return all;
    const now = this.beats[this.at];
    if (now === undefined || council < now.council) return all;
    return council === now.council ? now.turned : 0;
  }
}
