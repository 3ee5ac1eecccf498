/* What already stands on the table for somebody to click: it need not stand in the prompt bar again. */

/** The codes that something visible outside the prompt bar stands for. */
export function codesOutside(root: ParentNode): Set<number> {
  const found = new Set<number>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-code], [data-codes]')) {
    if (element.closest('[data-region=prompt]') !== null || element.getClientRects().length === 0) continue;
    for (const code of `${element.dataset['code'] ?? ''} ${element.dataset['codes'] ?? ''}`.split(' '))
      if (code !== '') found.add(Number(code));
  }
  return found;
}

export function sameCodes(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return a.size === b.size && [...a].every((code) => b.has(code));
}

/** Tells whenever that changes, also while a board still deals. Returns what ends it. */
export function watchOutside(root: HTMLElement, tell: (codes: Set<number>) => void): () => void {
  const look = (): void => tell(codesOutside(root));
  const watch = new MutationObserver(look);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['data-code', 'data-codes', 'class'] });
  window.addEventListener('resize', look);
  look();
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', look);
  };
}
