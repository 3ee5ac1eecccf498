/* Words for cards: what a card is, how it stands, what goes on. */
import { capital } from '../../lib/texts';
import type { Texts } from '../../lib/texts';
import type { GameInfo } from '../../lib/wire';
import type { CardFacts, Rules } from './face';
import { cardKey, costOf, kneels, word } from './model';
import type { PlayCard, SeatView, Table, TableView } from './model';
import { ATTACKING, BYPASSED, CHALLENGES, DEFENDING, FACEDOWN, LIMITED } from './names';

export const nameOf = (texts: Texts, d: number): string => texts.value('card', d);

export function keywordWords(rules: Rules, texts: Texts, bits: number): string[] {
  return rules.keywords
    .filter((k) => (bits & k.bit) !== 0 && k.bit !== LIMITED)
    .map((k) => texts.get(`keyword-${k.key}`));
}
/** As printed: `ambush (2)` is a keyword and a number. */
export function printedKeywords(texts: Texts, printed: string[] = []): { key: string; text: string }[] {
  return printed.map((p) => {
    const [name = '', number] = p.split(' (');
    const key = word(name);
    return { key, text: texts.get(`keyword-${key}`) + (number === undefined ? '' : ` (${number}`) };
  });
}
export const traitWords = (texts: Texts, traits: string[] = []): string[] =>
  traits.map((t) => texts.get(`trait-${word(t)}`));

/** How a card in play stands. */
export function stateWords(rules: Rules, texts: Texts, c: PlayCard, table?: Table): string[] {
  const out: string[] = [];
  if (kneels(c)) out.push(texts.get('term-kneeling'));
  if (c[2] & FACEDOWN) out.push(texts.get('term-facedown'));
  if (c[2] & ATTACKING) out.push(texts.get('page-attacks'));
  if (c[2] & DEFENDING) out.push(texts.get('page-defends'));
  if (c[2] & BYPASSED) out.push(texts.get('page-bypassed'));
  for (const [bit, key] of rules.flags) if (c[2] & bit) out.push(texts.get(key));
  if (c[3] > 0) out.push(texts.get('view-power', { count: c[3] }));
  if (c[4] > 0) out.push(texts.get('page-tokens', { count: c[4] }));
  const copies = table?.copies.get(c[0])?.length ?? 0;
  if (copies > 0) out.push(texts.get('page-duplicates', { count: copies }));
  return out;
}

/** "Robb Stark, cost 6, STR 7, military, power, kneeling": the accessible name of a card. */
export function cardLabel(rules: Rules, info: GameInfo, texts: Texts, d: number, c?: PlayCard, table?: Table): string {
  const f = rules.facts(info, d);
  const out = [nameOf(texts, d)];
  if (d < 0) return [...out, ...(c ? stateWords(rules, texts, c, table) : [])].join(', ');
  const cost = costOf(f);
  if (cost !== '') out.push(`${texts.get('term-cost')} ${cost}`);
  if (f.type === 'character') {
    out.push(texts.get('view-strength', { count: c && c[6] >= 0 ? c[6] : (f.strength ?? 0) }));
    const icons = CHALLENGES.filter((name, i) =>
      c && c[6] >= 0 ? (c[7] & (1 << i)) !== 0 : (f.icons ?? []).includes(name),
    );
    out.push(...icons.map((name) => texts.get(`page-icon-${name}`)));
  }
  if (f.type === 'plot') out.push(plotWords(rules, texts, f));
  if (c) out.push(...keywordWords(rules, texts, c[8] > 0 ? c[8] : 0), ...stateWords(rules, texts, c, table));
  return out.join(', ');
}

export function plotWords(rules: Rules, texts: Texts, f: CardFacts, values: number[] | null = null): string {
  return texts.get(
    'page-plot-values',
    Object.fromEntries(rules.plot.map((x) => [x.key, values?.[x.at] ?? f.plot?.[x.key] ?? 0])),
  );
}
/** The values of a seat's plot: as they are now and as printed, and whether this phase uses them. */
export function plotValues(
  rules: Rules,
  v: TableView,
  p: number,
  s: SeatView,
  f: CardFacts,
): { icon: string; key: string; now: number | string; changed: boolean; on: boolean }[] {
  return rules.plot.map((x) => {
    const was = f.plot?.[x.key] ?? 0;
    const now = x.key === 'claim' && v.challenge?.attacker === p ? v.challenge.claim : (s.values?.[x.at] ?? was);
    return { icon: x.icon, key: x.key, now, changed: String(now) !== String(was), on: v.phase === x.phase };
  });
}
export const claimOf = (rules: Rules, v: TableView, p: number, s: SeatView, f: CardFacts): number | string =>
  plotValues(rules, v, p, s, f).find((x) => x.key === 'claim')?.now ?? 0;

/** "character, House Stark, unique" */
export function typeLine(rules: Rules, info: GameInfo, texts: Texts, d: number): string {
  const f = rules.facts(info, d);
  const out = [capital(texts.get(`type-${f.type}`)), ...rules.typeWords(texts, f)];
  if (f.unique) out.push(texts.get('term-unique'));
  return out.join(' · ');
}

/** The lines of a card's text, each as [when it works, what it does]. */
export function cardText(info: GameInfo, texts: Texts, d: number): [string, string][] {
  const key = `${cardKey(info, d)}-text`;
  if (d < 0 || !texts.has(key)) return [];
  return texts
    .get(key)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf(': ');
      return at > 0 && at < 34 ? [line.slice(0, at + 1), line.slice(at + 2)] : ['', line];
    });
}
