/* What is going on when somebody is asked: the nested chain of a view (`chain`, outermost first) as a path of words. */
import { capital } from './texts';
import type { Arguments, Texts } from './texts';
import type { View } from './wire';

/** A link as a view carries it: a name and its fields. The game's text `page-chain-<name>` words it. */
export type Link = Extract<View, { chain: unknown }>['chain'][number];

/** So many things of one step are named, then "…". */
const MOST = 4;

type Chained = View | { chain?: Link[] } | null;

const links = (view: Chained): Link[] => (view !== null && 'chain' in view ? (view.chain ?? []) : []);

/** Links of one name in a row are one step: their values are listed in one sentence. */
export function pathOf(view: Chained, texts: Texts, names: string[]): string[] {
  const out: string[] = [];
  const all = links(view);
  for (let i = 0; i < all.length;) {
    const name = all[i]?.name ?? '';
    const same: Arguments[] = [];
    for (; all[i]?.name === name; i++) {
      const fields = all[i]?.fields ?? [];
      same.push(
        texts.arguments(
          fields.map(({ field, type }) => [field, type]),
          fields.map(({ value }) => value),
          names,
        ),
      );
    }
    const key = `page-chain-${name}`;
    if (texts.has(key)) out.push(capital(texts.get(key, merged(same, texts))));
  }
  return out;
}

function merged(all: Arguments[], texts: Texts): Arguments {
  const [first = {}] = all;
  if (all.length < 2) return first;
  const out: Arguments = {};
  for (const [field, value] of Object.entries(first)) {
    const values = [...new Set(all.map((args) => args[field] ?? value))];
    const told = values.map(String);
    out[field] =
      values.length === 1 ? value : told.length > MOST ? `${told.slice(0, MOST).join(', ')} …` : texts.join(told);
  }
  return out;
}
