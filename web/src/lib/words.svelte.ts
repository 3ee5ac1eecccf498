/* The texts of the page: our own, the program's, and each game's, in the language set now. */
import { api } from './api';
import { settings } from './settings.svelte';
import { Texts } from './texts';
import type { Arguments, Lang } from './texts';
import type { GameInfo, HallTexts } from './wire';
import en from '../locale/en.ftl?raw';
import pl from '../locale/pl.ftl?raw';

const own: Record<Lang, string> = { en, pl };
const halls = new Map<Lang, Promise<HallTexts>>();
const sources = new Map<string, Promise<string>>();

/** What was fetched before, or is now; a failure is forgotten. */
function once<K, T>(known: Map<K, Promise<T>>, key: K, fetch: () => Promise<T>): Promise<T> {
  let answer = known.get(key);
  if (answer === undefined) {
    answer = fetch();
    known.set(key, answer);
    answer.catch(() => known.delete(key));
  }
  return answer;
}

class Words {
  /** texts of the page alone */
  base: Texts = $state.raw(new Texts(settings.lang, [own[settings.lang]]));
  games: GameInfo[] = $state.raw([]);
  /** of every game what the lobby says, of those that were opened everything */
  byGame: Record<string, Texts> = $state.raw({});
  /** false until the first texts have arrived (or failed to) */
  ready: boolean = $state(false);
  /** games whose texts were asked for */
  private wanted = new Set<string>();

  async loadGames(): Promise<void> {
    try {
      const texts = this.hall(settings.lang); // both at once: every turn on the line takes its time
      if (this.games.length === 0) this.games = await api.games();
      await texts;
      await this.language(settings.lang);
    } finally {
      this.ready = true;
    }
  }

  /** Fetches the texts of a language and shows them all at once. */
  async language(lang: Lang): Promise<void> {
    if (this.base.lang !== lang) this.base = new Texts(lang, [own[lang]]);
    const [hall, ...full] = await Promise.all([
      this.hall(lang),
      ...[...this.wanted].map((id) => this.whole(id, lang).catch(() => null)),
    ]);
    if (settings.lang !== lang) return;
    this.base = new Texts(lang, [own[lang], hall.program]);
    const brief = this.games.map(
      (g) => new Texts(lang, [own[lang], hall.program, hall.games[g.id] ?? ''], g, this.ask),
    );
    this.byGame = Object.fromEntries([...brief, ...full.filter((x) => x !== null)].map((x) => [x.info?.id ?? '', x]));
  }

  private hall(lang: Lang): Promise<HallTexts> {
    return once(halls, lang, () => api.hall(lang)).catch(() => ({ program: '', games: {} }));
  }

  /** All texts of a game; null where there is no such game. */
  private async whole(id: string, lang: Lang): Promise<Texts | null> {
    const known = this.info(id);
    if (known === null) return null;
    const source = await once(sources, `${id}/${lang}`, () => api.texts(id, lang));
    return new Texts(lang, [own[lang], source], known);
  }

  /** Whoever opens a game waits for this: all its texts, in the language set now. */
  async need(id: string): Promise<void> {
    const lang = settings.lang;
    this.wanted.add(id);
    const now = this.byGame[id];
    if (now?.whole === true && now.lang === lang) return;
    const texts = await this.whole(id, lang);
    if (texts !== null && settings.lang === lang) this.byGame = { ...this.byGame, [id]: texts };
  }

  /** A text that the lobby does not have was wanted after all. */
  private ask = (id: string): void => {
    if (!this.wanted.has(id)) this.need(id).catch(() => this.wanted.delete(id));
  };

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

/** The name of a bot with a word about how strong it is. */
export function botLevel(bot: string): string {
  return words.base.has(`web-bot-${bot}-level`) ? t(`web-bot-${bot}-level`) : botName(bot);
}

/** One line about a bot; '' for one that nothing is known about. */
export function botAbout(bot: string): string {
  return words.base.has(`web-bot-${bot}-about`) ? t(`web-bot-${bot}-about`) : '';
}

/** The name of a bot level; bots that have no word of their own keep the name of the program. */
export function botName(bot: string): string {
  return words.base.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}
