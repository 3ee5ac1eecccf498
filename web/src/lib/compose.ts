/* Options that are combinations of numbers (the terms of a truce): put together part by part instead of listed. */
import type { Target } from '../games/types';
import type { Fields } from './wire';

/** combinations that nobody wants to read one by one */
const MANY = 12;

export interface Composition {
  verb: string;
  parts: { field: string; values: number[] }[];
  targets: Target[];
}

/** The verbs whose options are put together (of several numbers each, and many), and the options that stay a list. */
export function compose(
  targets: Target[],
  verbs: Record<string, Fields>,
): { composed: Composition[]; listed: Target[] } {
  const many = [...new Set(targets.map((t) => t.verb))].filter((verb) => {
    const fields = verbs[verb] ?? [];
    return (
      fields.length > 1 &&
      fields.every(([, type]) => type === 'number') &&
      targets.filter((t) => t.verb === verb).length > MANY
    );
  });
  const composed = many.map((verb) => {
    const own = targets.filter((t) => t.verb === verb);
    const parts = (verbs[verb] ?? []).map(([field]) => ({
      field,
      values: [...new Set(own.map((t) => t.fields[field] ?? 0))].sort((a, b) => a - b),
    }));
    return { verb, parts, targets: own };
  });
  return { composed, listed: targets.filter((t) => !many.includes(t.verb)) };
}

/** The option that has exactly these numbers. */
export function together(composition: Composition, draft: Record<string, number>): Target | undefined {
  return composition.targets.find((t) => composition.parts.every(({ field }) => t.fields[field] === draft[field]));
}

/** The smallest number of every part: where a draft begins. */
export function least(composition: Composition): Record<string, number> {
  return Object.fromEntries(composition.parts.map(({ field, values }) => [field, values[0] ?? 0]));
}
