/* Patches of a view, exactly as docs/protocol.md: for each key the new value; values that are objects are patched key by
key; lists of objects are patched as an object of indexes. Nothing is changed in place. */
import type { View } from './wire';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function patched(view: View, patch: View): View {
  const out: View = { ...view };
  for (const [key, change] of Object.entries(patch)) {
    const old: unknown = view[key];
    if (Array.isArray(old) && isObject(change)) {
      const list: unknown[] = [...old];
      for (const [index, part] of Object.entries(change)) {
        const before = list[Number(index)];
        list[Number(index)] = isObject(before) && isObject(part) ? patched(before, part) : part;
      }
      out[key] = list;
    } else if (isObject(old) && isObject(change)) {
      out[key] = patched(old, change);
    } else {
      out[key] = change;
    }
  }
  return out;
}
