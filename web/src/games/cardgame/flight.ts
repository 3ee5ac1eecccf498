/* Cards travel from where they lay to where they lie: every card carries its number in `data-fly`, wherever it is drawn. */
const MOVE = 320,
  GAP = 40,
  MOST = 24;
const EASE = 'cubic-bezier(.35,0,.15,1)';

export type Spots = Map<string, DOMRect>;

/** Where every card lies now. Read once, before anything is changed. */
export function spots(root: ParentNode): Spots {
  const out: Spots = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly]'))
    out.set(node.dataset['fly'] ?? '', node.getBoundingClientRect());
  return out;
}

/** Moves what has moved, from where it was; a card that was nowhere comes from its seat's deck. Only transform and opacity. */
export function fly(root: ParentNode, before: Spots): number {
  const moves: [node: HTMLElement, keys: Keyframe[]][] = [];
  const decks = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-deck]'))
    decks.set(node.dataset['deck'] ?? '', node.getBoundingClientRect());
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const to = node.getBoundingClientRect();
    if (to.width === 0) continue;
    const was = before.get(node.dataset['fly'] ?? ''),
      from = was ?? decks.get(node.dataset['from'] ?? '');
    if (from === undefined || from.width === 0) continue;
    const dx = from.left + from.width / 2 - to.left - to.width / 2,
      dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const scale = Math.min(2.2, Math.max(0.4, from.height / Math.max(1, to.height)));
    const grow = was === undefined || Math.abs(scale - 1) > 0.25 ? ` scale(${scale.toFixed(3)})` : '';
    moves.push([
      node,
      [
        { transform: `translate(${dx}px, ${dy}px)${grow}`, opacity: was === undefined ? 0.2 : 1 },
        { transform: 'none', opacity: 1 },
      ],
    ]);
  }
  moves.slice(0, MOST * 2).forEach(([node, keys], i) => {
    node.animate?.(keys, {
      duration: MOVE,
      easing: EASE,
      delay: moves.length > MOST ? 0 : Math.min(i * GAP, 240),
      fill: 'backwards',
    });
  });
  return moves.length;
}
