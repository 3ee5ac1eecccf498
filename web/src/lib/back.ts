/* The browser's Back closes what lies over the page before it leaves the page. Every sheet that opens is an entry of the
history of its own; it goes when the sheet is closed by other means. */
import { untrack } from 'svelte';
import { frame } from './frame.svelte';

interface Sheet {
  id: number;
  close: () => void;
}

const open: Sheet[] = [];
let count = 0;
/** steps back that were made here, after a sheet was closed by its button: they mean nothing more */
let own = 0;

const shown = (): number => (history.state as { sheet?: number } | null)?.sheet ?? 0;

/** A sheet has opened; call what is returned when it is gone. Where there is room beside the page nothing is a sheet. */
export function sheet(close: () => void): () => void {
  if (untrack(() => frame.now) === 'wide') return () => undefined;
  const mine = { id: ++count, close };
  open.push(mine);
  history.pushState({ sheet: mine.id }, '');
  return () => {
    const at = open.indexOf(mine);
    if (at < 0) return; // Back has closed it
    open.splice(at, 1);
    // Another page may have been opened from it: then its entry stays below that page.
    if (shown() === mine.id) {
      own += 1;
      history.back();
    }
  };
}

/** The browser went back: true if that closed a sheet, or only tidied up after one. */
export function wentBack(): boolean {
  if (own > 0) {
    own -= 1;
    return true;
  }
  const top = open.at(-1);
  if (top === undefined || shown() === top.id) return false;
  open.pop();
  top.close();
  return true;
}
