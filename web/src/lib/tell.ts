/* Says in the page's language what the server has refused. */
import { api, Refused } from './api';
import { toasts } from './toasts.svelte';
import { t, words } from './words.svelte';

export function problemText(error: unknown): string {
  if (!(error instanceof Refused)) return t('web-error');
  if (error.key !== '' && words.base.has(error.key)) return words.base.get(error.key);
  if (error.status === 0) return t('web-offline');
  const known = `web-error-${error.status}`;
  return words.base.has(known) ? t(known) : t('web-error');
}

export function tell(error: unknown): void {
  toasts.show(problemText(error), true);
}

/** Puts text on the clipboard; where that is not allowed, false. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(t('web-copied'));
    return true;
  } catch {
    return false;
  }
}

function saved(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A position as a scenario on the clipboard, or as a file where that is not allowed; what is refused is told. */
export async function copyScenario(replay: string, n: number, seat: number): Promise<void> {
  try {
    const text = await api.scenario(replay, n, seat);
    if (!(await copied(text))) saved(`${replay}-${n}.yaml`, text);
  } catch (error) {
    tell(error);
  }
}
