/** Left and right walk along the cards of a row; the ends meet. */
export function arrows(e: KeyboardEvent): void {
  if (e.key !== 'ArrowLeft' && e.key !== 'ArrowRight') return;
  const all = [...(e.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  all[(at + (e.key === 'ArrowLeft' ? all.length - 1 : 1)) % all.length]?.focus();
  e.preventDefault();
}
