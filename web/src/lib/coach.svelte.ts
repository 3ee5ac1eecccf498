/* Which of the coach's steps is shown: the first that is new since the person's last pick; back and forth by hand. */
import type { Coached, SpokenStep } from './wire';

export class CoachReader {
  /** the step that is shown */
  index: number = $state(0);
  private steps: SpokenStep[] = $state.raw([]);
  private total: number = $state(0);
  /** steps before this one were there when the person last picked something: they are read */
  private read: number = $state(0);
  /** the person has turned to this step to read it again */
  private turned: boolean = $state(false);
  private asking = '';

  shown: SpokenStep | null = $derived(this.steps[this.index] ?? null);
  /** steps that follow the one shown */
  ahead = $derived(Math.max(0, this.steps.length - 1 - this.index));
  /** the number of the step that is shown: every step has its own */
  done = $derived(Math.min(this.steps.length, this.index + 1));
  /** how many there are; optional ones count once they have come up */
  all = $derived(this.total + this.steps.filter((s) => s.optional).length);
  /** the step was about a question that has been answered: nothing is said until there is something new */
  over = $derived(this.shown !== null && this.shown.asks && this.index < this.read && !this.turned);

  /** What is asked has changed: from the first question on, because the person has answered it. */
  ask(asking: string): void {
    if (asking === this.asking) return;
    if (this.asking !== '') this.read = this.steps.length;
    this.asking = asking;
    this.turned = false;
  }

  /** What has been spoken up to now. */
  hear(coached: Coached | null): void {
    const before = this.steps.length;
    this.steps = coached?.spoken ?? [];
    this.total = coached?.total ?? 0;
    const now = this.steps.length;
    if (before === 0 && now > 0) {
      // Arriving, perhaps in the middle of the game: what was said last.
      const last = this.steps[now - 1]?.n ?? 0;
      this.read = this.index = this.steps.findIndex((s) => s.n === last);
    } else if (now < before) {
      this.read = Math.min(this.read, now);
      this.index = Math.max(0, Math.min(this.index, now - 1));
    } else if (now > before && this.index < this.read && this.read < now) this.index = this.read;
  }

  go(by: number): void {
    // From silence back to what was said last.
    if (by < 0 && this.over) by += 1;
    this.turned = true;
    this.index = Math.max(0, Math.min(this.steps.length - 1, this.index + by));
  }

  /** Does the step that is shown suggest a choice, and is it about what is asked now? */
  get suggests(): boolean {
    return this.shown !== null && this.shown.hint && this.index >= this.read;
  }
}
