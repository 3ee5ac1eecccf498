/* Patches of a view, exactly as docs/protocol.md: for each key the new value; values that are objects are patched key by
key; lists of objects as an object of indexes, or by what comes in for what goes out. Nothing is changed in place. */
import type { Patch } from './wire';

interface Splice {
  from: number;
  out: number;
  in: unknown[];
}

function isObject(value: unknown): value is Patch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const isSplice = (change: object): change is Splice => 'in' in change;

function changed(old: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  if (isObject(old)) return patched(old, change);
  if (!Array.isArray(old)) return change;
  const list: unknown[] = [...old];
  if (isSplice(change)) list.splice(change.from, change.out, ...change.in);
  else for (const [index, part] of Object.entries(change)) list[Number(index)] = changed(list[Number(index)], part);
  return list;
}

export function patched<T extends object>(view: T, patch: Patch): T {
  const was = new Map<string, unknown>(Object.entries(view));
  return {
    ...view,
    ...Object.fromEntries(Object.entries(patch).map(([key, change]) => [key, changed(was.get(key), change)])),
  };
}
