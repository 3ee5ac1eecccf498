/* Words for cards: what a card is, how it stands, what goes on. */
import { capital } from '../../lib/texts';
import type { Texts } from '../../lib/texts';
import type { Rules } from './face';
import { cardKey, costOf, factsOf, word } from './model';
import type { Table } from './model';
import { CHALLENGES } from './names';
import type { Printed, GameInfo, PlayCard, SeatView, View } from './types';

export const nameOf = (texts: Texts, d: number): string => texts.value('card', d);

export const keywordWords = (texts: Texts, keywords: string[]): string[] =>
  keywords.filter((k) => k !== 'limited').map((k) => texts.get(`keyword-${k}`));
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

const MARKS = {
  kneeling: 'term-kneeling',
  facedown: 'term-facedown',
  attacking: 'page-attacks',
  defending: 'page-defends',
  bypassed: 'page-bypassed',
};
/** How a card in play stands. */
export function stateWords(rules: Rules, texts: Texts, c: PlayCard, table?: Table): string[] {
  const out: string[] = [];
  const words: Record<string, string> = { ...MARKS, ...rules.marks };
  for (const key of c.marks.map((mark) => words[mark])) if (key !== undefined) out.push(texts.get(key));
  if (c.power > 0) out.push(texts.get('view-power', { count: c.power }));
  if (c.tokens > 0) out.push(texts.get('page-tokens', { count: c.tokens }));
  const copies = table?.copies.get(c.number)?.length ?? 0;
  if (copies > 0) out.push(texts.get('page-duplicates', { count: copies }));
  return out;
}

/** "Robb Stark, cost 6, STR 7, military, power, kneeling": the accessible name of a card. */
export function cardLabel(rules: Rules, info: GameInfo, texts: Texts, d: number, c?: PlayCard, table?: Table): string {
  const f = factsOf(info, d);
  const out = [nameOf(texts, d)];
  if (d < 0) return [...out, ...(c ? stateWords(rules, texts, c, table) : [])].join(', ');
  const cost = costOf(f);
  if (cost !== '') out.push(`${texts.get('term-cost')} ${cost}`);
  if (f.type === 'character') {
    out.push(texts.get('view-strength', { count: c?.strength ?? f.strength ?? 0 }));
    const has = (c !== undefined && c.strength !== null ? c.icons : f.icons) ?? [];
    const icons = CHALLENGES.filter((name) => has.includes(name));
    out.push(...icons.map((name) => texts.get(`page-icon-${name}`)));
  }
  if (f.type === 'plot') out.push(plotWords(rules, texts, f));
  if (c) out.push(...keywordWords(texts, c.keywords), ...stateWords(rules, texts, c, table));
  return out.join(', ');
}

export function plotWords(rules: Rules, texts: Texts, f: Printed, values: SeatView['values'] = null): string {
  return texts.get(
    'page-plot-values',
    Object.fromEntries(rules.plot.map((x) => [x.key, values?.[x.key] ?? f.plot?.[x.key] ?? 0])),
  );
}
/** The values of a seat's plot: as they are now and as printed, and whether this phase uses them. */
export function plotValues(
  rules: Rules,
  v: View,
  p: number,
  s: SeatView,
  f: Printed,
): { icon: string; key: string; now: number | string; changed: boolean; on: boolean }[] {
  return rules.plot.map((x) => {
    const was = f.plot?.[x.key] ?? 0;
    const now = x.key === 'claim' && v.challenge?.attacker === p ? v.challenge.claim : (s.values?.[x.key] ?? was);
    return { icon: x.icon, key: x.key, now, changed: String(now) !== String(was), on: v.phase === x.phase };
  });
}
export const claimOf = (rules: Rules, v: View, p: number, s: SeatView, f: Printed): number | string =>
  plotValues(rules, v, p, s, f).find((x) => x.key === 'claim')?.now ?? 0;

/** "character, House Stark, unique" */
export function typeLine(rules: Rules, info: GameInfo, texts: Texts, d: number): string {
  const f = factsOf(info, d);
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

/** How many characters of text there are. */
export const lengthOf = (lines: [string, string][]): number =>
  lines.reduce((sum, [a, b]) => sum + a.length + b.length, 0);
/** The whole text in one line, for readers. */
export const saidOf = (info: GameInfo, texts: Texts, d: number): string =>
  cardText(info, texts, d)
    .map(([when, what]) => `${when} ${what}`.trim())
    .join(' ');

/** So much stands on a small card. */
export const SHORT = 34;
/** A text cut between two words. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return end <= 0 ? '…' : `${text.slice(0, end).replace(/[ ,.;:–-]+$/u, '')}…`;
}
/** What a small card says: its short text, or as much of the whole one as there is room for. */
export function shortText(info: GameInfo, texts: Texts, d: number): string {
  const key = `${cardKey(info, d)}-short`;
  if (d >= 0 && texts.has(key)) return texts.get(key);
  return clipped(saidOf(info, texts, d), SHORT);
}
/** As many traits as fit, whole. */
export function traitsWithin(traits: string[], most: number): string {
  for (let n = traits.length; n > 1; n--) {
    const said = traits.slice(0, n).join(' · ') + (n < traits.length ? ' …' : '');
    if (said.length <= most) return said;
  }
  return traits[0] ?? '';
}
/** Why a card cannot be used, in a few words; '' where nobody has written them. */
export function shortReason(texts: Texts, rule: string): string {
  const key = `reason-${rule.replaceAll('.', '-')}-short`;
  return rule !== '' && texts.has(key) ? texts.get(key) : '';
}
