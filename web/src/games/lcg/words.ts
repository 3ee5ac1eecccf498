/* Words for cards: what a card is, how it stands, what goes on. */
import { capital } from '../../lib/texts';
import type { Texts } from '../../lib/texts';
import type { GameInfo } from '../../lib/wire';
import { cardKey, costOf, facts, kneels, word } from './model';
import type { PlayCard, Table } from './model';
import { ATTACKING, BYPASSED, CALLED, CHALLENGES, DEFENDING, FACEDOWN, KEYWORDS, LIMITED, MUTE } from './names';

export const nameOf = (texts: Texts, d: number): string => texts.value('card', d);

export function keywordWords(texts: Texts, bits: number): string[] {
  return KEYWORDS.filter((_, i) => (bits & (1 << i)) !== 0 && 1 << i !== LIMITED).map(([key]) => texts.get(`keyword-${key}`));
}
/** As printed: `ambush (2)` is a keyword and a number. */
export function printedKeywords(texts: Texts, printed: string[] = []): { key: string; text: string }[] {
  return printed.map((p) => {
    const [name = '', number] = p.split(' (');
    const key = word(name);
    return { key, text: texts.get(`keyword-${key}`) + (number === undefined ? '' : ` (${number}`) };
  });
}
export const traitWords = (texts: Texts, traits: string[] = []): string[] => traits.map((t) => texts.get(`trait-${word(t)}`));

/** How a card in play stands. */
export function stateWords(texts: Texts, c: PlayCard, table?: Table): string[] {
  const out: string[] = [];
  if (kneels(c)) out.push(texts.get('term-kneeling'));
  if (c[2] & FACEDOWN) out.push(texts.get('term-facedown'));
  if (c[2] & ATTACKING) out.push(texts.get('page-attacks'));
  if (c[2] & DEFENDING) out.push(texts.get('page-defends'));
  if (c[2] & BYPASSED) out.push(texts.get('page-bypassed'));
  if (c[2] & CALLED) out.push(texts.get('page-must-defend'));
  if (c[2] & MUTE) out.push(texts.get('page-mute'));
  if (c[3] > 0) out.push(texts.get('view-power', { count: c[3] }));
  if (c[4] > 0) out.push(texts.get('page-tokens', { count: c[4] }));
  const copies = table?.copies.get(c[0])?.length ?? 0;
  if (copies > 0) out.push(texts.get('page-duplicates', { count: copies }));
  return out;
}

/** "Robb Stark, cost 6, STR 7, military, power, kneeling": the accessible name of a card. */
export function cardLabel(info: GameInfo, texts: Texts, d: number, c?: PlayCard, table?: Table): string {
  const f = facts(info, d);
  const out = [nameOf(texts, d)];
  if (d < 0) return [...out, ...(c ? stateWords(texts, c, table) : [])].join(', ');
  const cost = costOf(f);
  if (cost !== '') out.push(`${texts.get('term-cost')} ${cost}`);
  if (f.type === 'character') {
    out.push(texts.get('view-strength', { count: c && c[6] >= 0 ? c[6] : (f.strength ?? 0) }));
    const icons = CHALLENGES.filter((name, i) => (c && c[6] >= 0 ? (c[7] & (1 << i)) !== 0 : (f.icons ?? []).includes(name)));
    out.push(...icons.map((name) => texts.get(`page-icon-${name}`)));
  }
  if (f.type === 'plot') out.push(plotWords(texts, f));
  if (c) out.push(...keywordWords(texts, c[8] > 0 ? c[8] : 0), ...stateWords(texts, c, table));
  return out.join(', ');
}

export function plotWords(texts: Texts, f: ReturnType<typeof facts>, values: [number, number, number] | null = null): string {
  const p = f.plot ?? {};
  return texts.get('page-plot-values', {
    income: values?.[0] ?? p.income ?? 0, initiative: values?.[1] ?? p.initiative ?? 0, claim: p.claim ?? 0, reserve: values?.[2] ?? p.reserve ?? 0,
  });
}

/** "character, House Stark, loyal, unique" */
export function typeLine(info: GameInfo, texts: Texts, d: number): string {
  const f = facts(info, d);
  const out = [capital(texts.get(`type-${f.type}`))];
  if (!['agenda', 'title', 'faction'].includes(f.type)) out.push(texts.get(`faction-${f.faction}`));
  if (f.loyal) out.push(texts.get('term-loyal'));
  if (f.unique) out.push(texts.get('term-unique'));
  return out.join(' · ');
}

/** The lines of a card's text, each as [when it works, what it does]. */
export function cardText(info: GameInfo, texts: Texts, d: number): [string, string][] {
  const key = `${cardKey(info, d)}-text`;
  if (d < 0 || !texts.has(key)) return [];
  return texts.get(key).split('\n').filter((line) => line.trim() !== '').map((line) => {
    const at = line.indexOf(': ');
    return at > 0 && at < 34 ? [line.slice(0, at + 1), line.slice(at + 2)] : ['', line];
  });
}
