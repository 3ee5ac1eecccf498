/* The texts of the page: our own, the program's, and each game's, in the language set now. */
import { api } from './api';
import { settings } from './settings.svelte';
import { Texts } from './texts';
import type { Arguments, Lang } from './texts';
import type { GameInfo } from './wire';
import en from '../locale/en.ftl?raw';
import pl from '../locale/pl.ftl?raw';

const own: Record<Lang, string> = { en, pl };
const sources = new Map<string, Promise<string>>();

class Words {
  /** texts of the page alone */
  base: Texts = $state.raw(new Texts(settings.lang, [own[settings.lang]]));
  games: GameInfo[] = $state.raw([]);
  byGame: Record<string, Texts> = $state.raw({});
  /** false until the first texts have arrived (or failed to) */
  ready: boolean = $state(false);

  async loadGames(): Promise<void> {
    try {
      if (this.games.length === 0) this.games = await api.games();
      await this.language(settings.lang);
    } finally {
      this.ready = true;
    }
  }

  /** Fetches the texts of a language and shows them all at once. */
  async language(lang: Lang): Promise<void> {
    if (this.base.lang !== lang) this.base = new Texts(lang, [own[lang]]);
    const source = async (game: string): Promise<string> => {
      const key = `${game}/${lang}`;
      let text = sources.get(key);
      if (text === undefined) {
        text = api.texts(game, lang);
        sources.set(key, text);
      }
      try {
        return await text;
      } catch {
        sources.delete(key);
        return '';
      }
    };
    const [program, ...games] = await Promise.all(['-', ...this.games.map((g) => g.id)].map(source));
    if (settings.lang !== lang) return;
    this.base = new Texts(lang, [own[lang], program ?? '']);
    this.byGame = Object.fromEntries(this.games.map((g, i) => [g.id, new Texts(lang, [own[lang], games[i] ?? ''], g)]));
  }

  game(id: string): Texts {
    return this.byGame[id] ?? this.base;
  }

  info(id: string): GameInfo | null {
    return this.games.find((g) => g.id === id) ?? null;
  }
}

export const words = new Words();

export function t(key: string, args: Arguments = {}): string {
  return words.base.get(key, args);
}

/** The name of a bot level; bots that have no word of their own keep the name of the program. */
export function botName(bot: string): string {
  return words.base.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}
