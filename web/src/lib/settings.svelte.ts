/* What a person has set for this browser, kept in localStorage. */
import type { Lang } from './texts';

export type Theme = 'light' | 'dark' | 'auto';
export type Motion = 'auto' | 'full' | 'none';

interface Kept {
  lang: Lang;
  theme: Theme;
  patterns: boolean;
  motion: Motion;
  auto: boolean;
  sounds: boolean;
  text: boolean;
  name: string;
  /** windows in which the person is always asked, or may be passed by: "<game>/<decision>" (lib/passing.svelte.ts) */
  windows: Record<string, 'stop' | 'pass'>;
}

const KEY = 'greathall-settings';

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

export function defaults(): Kept {
  const polish = (navigator.languages ?? [navigator.language]).some((l) => l?.toLowerCase().startsWith('pl'));
  return {
    lang: polish ? 'pl' : 'en',
    theme: 'auto',
    patterns: false,
    motion: 'auto',
    auto: false,
    sounds: false,
    text: false,
    name: '',
    windows: {},
  };
}

/** Reads what was kept; anything unknown or of the wrong type is left at its default. */
export function read(text: string | null): Kept {
  const out = defaults();
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return out;
  }
  if (typeof kept !== 'object' || kept === null) return out;
  const k = kept as Partial<Record<keyof Kept, unknown>>;
  if (k.lang === 'pl' || k.lang === 'en') out.lang = k.lang;
  if (k.theme === 'light' || k.theme === 'dark' || k.theme === 'auto') out.theme = k.theme;
  if (k.motion === 'auto' || k.motion === 'full' || k.motion === 'none') out.motion = k.motion;
  if (typeof k.patterns === 'boolean') out.patterns = k.patterns;
  if (typeof k.auto === 'boolean') out.auto = k.auto;
  if (typeof k.sounds === 'boolean') out.sounds = k.sounds;
  if (typeof k.text === 'boolean') out.text = k.text;
  if (typeof k.name === 'string') out.name = k.name.slice(0, 24);
  if (typeof k.windows === 'object' && k.windows !== null) {
    for (const [kind, set] of Object.entries(k.windows)) if (set === 'stop' || set === 'pass') out.windows[kind] = set;
  }
  return out;
}

function load(): Kept {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return defaults();
  }
}

export const settings: Kept = $state(load());

let darkOutside = $state(matches('(prefers-color-scheme: dark)'));
let calmOutside = $state(matches('(prefers-reduced-motion: reduce)'));
if (typeof matchMedia === 'function') {
  matchMedia('(prefers-color-scheme: dark)').addEventListener?.('change', (e) => (darkOutside = e.matches));
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener?.('change', (e) => (calmOutside = e.matches));
}

export const shown = {
  get dark(): boolean {
    return settings.theme === 'dark' || (settings.theme === 'auto' && darkOutside);
  },
  get motion(): boolean {
    return settings.motion === 'full' || (settings.motion === 'auto' && !calmOutside);
  },
};

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse: the settings then last as long as the page.
  }
}

/** Marks the page: language, theme, motion, patterns. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = shown.dark ? 'dark' : 'light';
  root.dataset.motion = shown.motion ? 'full' : 'none';
  root.dataset.patterns = settings.patterns ? 'on' : 'off';
}
