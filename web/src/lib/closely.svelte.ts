/* What is looked at closely: under the pointer, focused, or held (a click on what is no target, a long press). */
import { untrack } from 'svelte';

const LONG = 450;

export class Closely<T> {
  passing: T | null = $state.raw(null);
  held: T | null = $state.raw(null);
  /** is there a panel that shows it? */
  docks: number = $state(0);
  now: T | null = $derived(this.held ?? this.passing);
  readonly #same: (a: T, b: T) => boolean;
  readonly #known: (what: T) => boolean;

  /** same: are two the same thing? known: is there anything to be seen of it? */
  constructor(same: (a: T, b: T) => boolean, known: (what: T) => boolean = () => true) {
    this.#same = same;
    this.#known = known;
  }
  #is(a: T | null, b: T): boolean {
    return a !== null && this.#same(a, b);
  }
  hold(what: T): void {
    this.held = this.#is(this.held, what) ? null : what;
  }
  clear(): void {
    this.held = null;
    this.passing = null;
  }
  /** A panel shows it, until what is returned is called. */
  dock(): () => void {
    this.docks += 1;
    return () => {
      this.docks -= 1;
    };
  }

  /** An action: shows a thing closely while the pointer or the focus is on it; a long press holds it and chooses nothing. */
  closely = (node: HTMLElement, what: T): { update: (next: T) => void; destroy: () => void } => {
    let now = what;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const enter = (e: Event): void => {
      if ((e as PointerEvent).pointerType !== 'touch' && this.#known(now)) this.passing = now;
    };
    const leave = (): void => {
      clearTimeout(timer);
      untrack(() => {
        if (this.#is(this.passing, now)) this.passing = null;
      });
    };
    const focus = (): void => {
      if (node.matches(':focus-visible') && this.#known(now)) this.passing = now;
    };
    const down = (): void => {
      long = false;
      timer = setTimeout(() => {
        long = this.#known(now);
        if (long) this.held = now;
      }, LONG);
    };
    const up = (): void => clearTimeout(timer);
    const click = (e: Event): void => {
      if (!long) return;
      long = false;
      e.stopPropagation();
      e.preventDefault();
    };
    const menu = (e: Event): void => e.preventDefault();
    node.dataset['look'] = ''; // a sheet shows it closely: no tip is needed
    const on: [string, (e: Event) => void, boolean][] = [
      ['pointerenter', enter, false],
      ['pointerleave', leave, false],
      ['focus', focus, false],
      ['blur', leave, false],
      ['pointerdown', down, false],
      ['pointerup', up, false],
      ['pointercancel', up, false],
      ['click', click, true],
      ['contextmenu', menu, false],
    ];
    for (const [name, act, early] of on) node.addEventListener(name, act, early);
    return {
      update: (next) => {
        if (this.#same(now, next)) return;
        untrack(() => {
          if (this.#is(this.passing, now)) this.passing = next;
        });
        now = next;
      },
      destroy: () => {
        leave();
        for (const [name, act, early] of on) node.removeEventListener(name, act, early);
      },
    };
  };
}
