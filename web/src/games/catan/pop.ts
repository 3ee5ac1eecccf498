/** A new piece grows in. The element needs class `fb` (transform-box: fill-box). */
export function pop(_node: Element, { on }: { on: boolean }): { duration: number; css: (t: number) => string } {
  return {
    duration: on ? 320 : 0,
    css: (t) => `transform: scale(${(0.2 + 0.8 * (1 - (1 - t) ** 3)).toFixed(3)}); opacity: ${t.toFixed(2)}`,
  };
}
