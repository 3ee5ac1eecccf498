import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { GameInfo } from '../lib/wire';

const GAMES = ['catan', 'lcg'].map((id) => ({ id, values: {}, unknown: {}, verbs: {}, events: [], options: [] }));

/** A server that says who asked for what; `broken` answers with an error. */
function serve(broken: Set<string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (broken.has(path)) return Promise.resolve(new Response('{}', { status: 503 }));
    const [, , what, first, second] = path.split('/');
    const hall = { program: 'error-x = X', games: { catan: `game-name = Catan ${first}`, lcg: 'game-name = LCG' } };
    const body =
      what === 'games' ? JSON.stringify(GAMES) : what === 'hall' ? JSON.stringify(hall) : `told = ${first} ${second}`;
    return Promise.resolve(new Response(body));
  });
  return asked;
}

async function fresh() {
  vi.resetModules();
  const set = (await import('../lib/settings.svelte')).settings;
  set.lang = 'en';
  return { set, words: (await import('../lib/words.svelte')).words };
}

describe('the texts of the games', () => {
  beforeEach(() => {
    settings.lang = 'en';
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('come with the game that is opened, and with no other', async () => {
    const asked = serve(new Set());
    const { words } = await fresh();
    await words.loadGames();
    expect(asked.sort()).toEqual(['/api/games', '/api/hall/en']);
    expect(words.game('catan').get('game-name')).toBe('Catan en');
    await words.need('catan');
    await words.need('catan');
    expect(asked.filter((path) => path.startsWith('/api/texts/'))).toEqual(['/api/texts/catan/en']);
    expect(words.game('catan').get('told')).toBe('catan en');
    expect(words.game('lcg').whole).toBe(false);
  });

  it('change their language together', async () => {
    const asked = serve(new Set());
    const { words, set } = await fresh();
    await words.loadGames();
    await words.need('catan');
    set.lang = 'pl';
    await words.language('pl');
    expect(words.game('catan').get('told')).toBe('catan pl');
    expect(words.game('lcg').lang).toBe('pl');
    expect(asked).not.toContain('/api/texts/lcg/pl');
  });

  it('come by themselves where somebody speaks of a game that is not open', async () => {
    serve(new Set());
    const { words } = await fresh();
    await words.loadGames();
    expect(words.game('lcg').get('told')).toBe('');
    await vi.waitFor(() => expect(words.game('lcg').get('told')).toBe('lcg en'));
  });

  it('are asked for again when they could not be had', async () => {
    const broken = new Set(['/api/texts/catan/en']);
    serve(broken);
    const { words } = await fresh();
    await words.loadGames();
    await expect(words.need('catan')).rejects.toThrow();
    broken.clear();
    await words.need('catan');
    expect(words.game('catan').get('told')).toBe('catan en');
    expect((words.info('catan') as GameInfo).id).toBe('catan');
  });
});
