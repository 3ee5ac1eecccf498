/* The rules of a game, fetched once. */
import { api } from './api';
import type { Lang, Texts } from './texts';
import type { RuleInfo } from './wire';

const fetched = new Map<string, Promise<RuleInfo[]>>();

export function rulesOf(game: string): Promise<RuleInfo[]> {
  let rules = fetched.get(game);
  if (rules === undefined) {
    rules = api.rules(game);
    rules.catch(() => fetched.delete(game));
    fetched.set(game, rules);
  }
  return rules;
}

function plain(text: string): string {
  return text
    .toLocaleLowerCase('pl')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l');
}

/** Rules that contain every word (with or without Polish accents), or whose id begins with the words. */
export function found(rules: RuleInfo[], words: string, lang: Lang): RuleInfo[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return rules;
  return rules.filter((rule) => {
    const text = `${plain(rule.id)} ${plain(rule[lang])}`;
    return wanted.every((word) => text.includes(word));
  });
}

/** The chapter of a rule's id: CAT-SETT.2 belongs to CAT-SETT, all rulings like CAT-R-END-1 to CAT-R. */
export function chapter(id: string): string {
  const ruling = /^([A-Z]+-R)-/.exec(id);
  if (ruling?.[1] !== undefined) return ruling[1];
  const dot = id.lastIndexOf('.');
  return dot > 0 ? id.slice(0, dot) : id.replace(/-\d+$/, '');
}

export interface Chapter {
  id: string;
  rules: RuleInfo[];
}

/** Rules by chapter, in the order of the book. */
export function chapters(rules: RuleInfo[]): Chapter[] {
  const out: Chapter[] = [];
  for (const rule of rules) {
    const id = chapter(rule.id);
    const known = out.find((part) => part.id === id);
    if (known === undefined) out.push({ id, rules: [rule] });
    else known.rules.push(rule);
  }
  return out;
}

/** The name of a chapter; one without a name keeps its id. */
export function chapterName(texts: Texts, id: string): string {
  const key = `chapter-${id.replaceAll('.', '-')}`;
  return texts.has(key) ? texts.get(key) : id;
}
