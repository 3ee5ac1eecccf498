import { afterEach, expect, test, vi } from 'vitest';
import { copyScenario } from '../lib/tell';
import { toasts } from '../lib/toasts.svelte';
import { t, words } from '../lib/words.svelte';

afterEach(() => vi.unstubAllGlobals());

test('a position is copied as a scenario, and what the server refuses is told in its words', async () => {
  const writeText = vi.fn(async () => undefined);
  const show = vi.spyOn(toasts, 'show');
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const fetched = vi.fn(async () => new Response('title: a position\n'));
  vi.stubGlobal('fetch', fetched);
  await copyScenario('abc', 7, 1);
  expect(fetched).toHaveBeenCalledWith('/api/replays/abc/7/scenario?seat=1', expect.anything());
  expect(writeText).toHaveBeenCalledWith('title: a position\n');
  expect(show).toHaveBeenLastCalledWith(t('web-copied'));

  const refusal = { error: 'The game is still being played.', rule: '', key: 'error-still-played' };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(refusal), { status: 409 })),
  );
  await copyScenario('abc', 7, 1);
  const said = words.base.has(refusal.key) ? words.base.get(refusal.key) : t('web-error-409');
  expect(show).toHaveBeenLastCalledWith(said, true);
  expect(writeText).toHaveBeenCalledOnce();
});
