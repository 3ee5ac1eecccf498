/* F6 walks from region to region: everything marked data-region that can be seen. */
export function nextRegion(page: HTMLElement | undefined, step: number): void {
  const seen = (e: HTMLElement): boolean => e.offsetParent !== null || e.getClientRects().length > 0;
  const list = [...(page?.querySelectorAll<HTMLElement>('[data-region]') ?? [])].filter(seen);
  const at = list.findIndex((e) => e.contains(document.activeElement));
  const next = list[(at + step + list.length) % list.length];
  if (next === undefined) return;
  if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next.focus();
}
