/* What a person has set for this browser, kept in localStorage. */
import { SPEEDS } from './director';
import type { Speed } from './director';
import { FILTERS } from './ledger';
import type { Filter } from './ledger';
import { isQuick } from './quick';
import type { Quick } from './quick';
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
  /** how loud, 0 to 1 */
  volume: number;
  /** how fast what others do is shown */
  speed: Speed;
  text: boolean;
  /** what the log shows */
  log: Filter;
  name: string;
  /** windows in which the person is always asked, or may be passed by: "<game>/<decision>" (lib/passing.svelte.ts) */
  windows: Record<string, 'stop' | 'pass'>;
  /** the last quick game of each game (lib/quick.ts) */
  quick: Record<string, Quick>;
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
    sounds: true,
    volume: 0.3,
    speed: 'normal',
    text: false,
    log: 'all',
    name: '',
    windows: {},
    quick: {},
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
  if (typeof k.volume === 'number' && k.volume >= 0 && k.volume <= 1) out.volume = k.volume;
  if (SPEEDS.some((speed) => speed === k.speed)) out.speed = k.speed as Speed;
  if (FILTERS.some((filter) => filter === k.log)) out.log = k.log as Filter;
  if (typeof k.text === 'boolean') out.text = k.text;
  if (typeof k.name === 'string') out.name = k.name.slice(0, 24);
  if (typeof k.windows === 'object' && k.windows !== null) {
    for (const [kind, set] of Object.entries(k.windows)) if (set === 'stop' || set === 'pass') out.windows[kind] = set;
  }
  if (typeof k.quick === 'object' && k.quick !== null) {
    for (const [game, kept] of Object.entries(k.quick)) if (isQuick(kept)) out.quick[game] = kept;
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

/** Marks the page: language, theme, motion, patterns; the browser's frame and the installed page go along. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = shown.dark ? 'dark' : 'light';
  root.dataset.motion = shown.motion ? 'full' : 'none';
  root.dataset.patterns = settings.patterns ? 'on' : 'off';
  const head = document.head;
  head.querySelector('link[rel=manifest]')?.setAttribute('href', `/app-${settings.lang}.webmanifest`);
  const oak = getComputedStyle(root).getPropertyValue('--oak').trim();
  if (oak !== '') head.querySelector('meta[name=theme-color]')?.setAttribute('content', oak);
}
