/* The keyboard of a table: what a key means, decided in one place. */

/** Verbs that pass or end in every game, the preferred first: Space takes the first one that is offered. */
export const PASSING = ['end', 'pass', 'done'];

/** So long after a question has come, Space does not pass: a second press was meant for the question before. */
export const CALM = 400;

/** The option Space takes; `more` are the game's own passing verbs (manifest.ts). */
export function passing<T extends { verb: string }>(options: T[], more: string[] = []): T | null {
  for (const verb of [...PASSING, ...more]) {
    const found = options.filter((o) => o.verb === verb);
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

export type KeyAct =
  | 'pass'
  | 'pass-event'
  | 'pass-phase'
  | 'pause'
  | 'back'
  | 'undo'
  | 'rules'
  | 'keys'
  | 'hint'
  | 'log'
  | 'chat'
  | 'region'
  | 'region-back'
  | `number-${number}`;

interface Pressed {
  key: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  repeat?: boolean;
}

/** Is the person writing, so that letters and digits are text? */
export function typing(element: Element | null): boolean {
  if (element === null) return false;
  const tag = element.tagName;
  if (tag === 'TEXTAREA' || tag === 'SELECT') return true;
  if (tag === 'INPUT') {
    const type = (element.getAttribute('type') ?? 'text').toLowerCase();
    return !['button', 'checkbox', 'radio', 'range', 'submit'].includes(type);
  }
  return element instanceof HTMLElement && element.isContentEditable;
}

/** Does Space already mean something on this element? */
export function pressable(element: Element | null): boolean {
  return element?.closest?.('button, a[href], summary, input, select, [role=button], [role=tab]') != null;
}

export function keyAct(event: Pressed, focused: Element | null): KeyAct | null {
  if (event.key === 'F6') return event.shiftKey === true ? 'region-back' : 'region';
  if (event.ctrlKey === true || event.metaKey === true || event.altKey === true) return null;
  if (event.key === 'Escape') return 'back';
  if (typing(focused) || event.repeat === true) return null;
  if (event.key === ' ') return pressable(focused) ? null : 'pass';
  if (/^[0-9]$/.test(event.key)) return `number-${Number(event.key)}`;
  switch (event.key.toLowerCase()) {
    case 'n':
      return 'pass-event';
    case 'p':
      return 'pass-phase';
    case 'k':
      return 'pause';
    case 'z':
      return 'undo';
    case '?':
      return 'keys';
    case 'i':
      return 'rules';
    case 'h':
      return 'hint';
    case 'l':
      return 'log';
    case 't':
      return 'chat';
    default:
      return null;
  }
}
