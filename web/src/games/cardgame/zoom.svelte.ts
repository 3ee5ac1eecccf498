/* The card looked at closely: under the pointer, focused, or held (a click on a card that is no target, a long press). */
import { untrack } from 'svelte';

export interface Zoomed {
  /** design */
  d: number;
  /** number in the match, -1 when it has none here */
  n: number;
}

class Zoom {
  passing: Zoomed | null = $state.raw(null);
  held: Zoomed | null = $state.raw(null);
  /** is there a panel that shows it? */
  docks: number = $state(0);
  now: Zoomed | null = $derived(this.held ?? this.passing);

  hold(what: Zoomed): void {
    this.held = same(this.held, what) ? null : what;
  }
  clear(): void {
    this.held = null;
    this.passing = null;
  }
}
export const zoom = new Zoom();

const LONG = 450;
const same = (a: Zoomed | null, b: Zoomed): boolean => a !== null && a.d === b.d && a.n === b.n;

/** Shows a card closely while the pointer or the focus is on it; a long press holds it and chooses nothing. */
export function closely(node: HTMLElement, what: Zoomed): { update: (next: Zoomed) => void; destroy: () => void } {
  let now = what;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let long = false;
  const enter = (e: Event): void => {
    if ((e as PointerEvent).pointerType !== 'touch' && now.d >= 0) zoom.passing = now;
  };
  const leave = (): void => {
    clearTimeout(timer);
    untrack(() => {
      if (same(zoom.passing, now)) zoom.passing = null;
    });
  };
  const focus = (): void => {
    if (node.matches(':focus-visible') && now.d >= 0) zoom.passing = now;
  };
  const down = (): void => {
    long = false;
    timer = setTimeout(() => {
      long = now.d >= 0;
      if (long) zoom.held = now;
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
  const on: [string, (e: Event) => void, boolean][] = [
    ['pointerenter', enter, false], ['pointerleave', leave, false], ['focus', focus, false], ['blur', leave, false], ['pointerdown', down, false],
    ['pointerup', up, false], ['pointercancel', up, false], ['click', click, true], ['contextmenu', menu, false],
  ];
  for (const [name, act, early] of on) node.addEventListener(name, act, early);
  return {
    update: (next) => {
      if (same(now, next)) return;
      untrack(() => {
        if (same(zoom.passing, now)) zoom.passing = next;
      });
      now = next;
    },
    destroy: () => {
      leave();
      for (const [name, act, early] of on) node.removeEventListener(name, act, early);
    },
  };
}
