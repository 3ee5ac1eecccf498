/* A tiny router over the browser's history. */
import { wentBack } from './back';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; token: string }
  | { page: 'replay'; id: string; n: number | null; seat: number | null }
  | { page: 'replays' }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'settings' }
  | { page: 'decks'; game: string; id: string }
  | { page: 'missing' };

const ID = /^[A-Za-z0-9_-]{1,32}$/;

function number(text: string | null): number | null {
  return text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

export function parse(href: string): Route {
  const url = new URL(href, 'http://hall/');
  const [first = '', second = '', third = '', ...more] = url.pathname.split('/').filter((part) => part !== '');
  const hash = decodeURIComponent(url.hash.slice(1));
  if (more.length > 0) return { page: 'missing' };
  // A deck of a game: kept under an id, one that is there, or a new one.
  if (first === 'decks' && (second === '' || ID.test(second)) && (third === '' || ID.test(third)))
    return { page: 'decks', game: second, id: third };
  if (third !== '') return { page: 'missing' };
  if (first === '') return { page: 'lobby' };
  if (first === 't' && ID.test(second)) return { page: 'table', id: second, token: hash };
  if (first === 'r' && ID.test(second)) {
    return {
      page: 'replay',
      id: second,
      n: number(url.searchParams.get('n')),
      seat: number(url.searchParams.get('seat')),
    };
  }
  if (first === 'replays' && second === '') return { page: 'replays' };
  if (first === 'rules' && (second === '' || ID.test(second))) return { page: 'rules', game: second, rule: hash };
  if (first === 'settings' && second === '') return { page: 'settings' };
  return { page: 'missing' };
}

const listeners = new Set<(route: Route) => void>();

function tell(): void {
  const route = parse(location.href);
  for (const listener of listeners) listener(route);
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  tell();
}

/** Writes the address without telling anybody: the page already shows it. */
export function note(path: string): void {
  history.replaceState(null, '', path);
}

export function onRoute(listener: (route: Route) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows links of the page without loading it again. */
export function followLinks(): void {
  window.addEventListener('popstate', () => {
    if (!wentBack()) tell();
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('/') || href.startsWith('/api/')) return;
    event.preventDefault();
    go(href);
  });
}
