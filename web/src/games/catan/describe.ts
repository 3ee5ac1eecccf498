/* The table in plain lines: the text mode's view, in the reader's language. */
import type { Texts } from '../../lib/texts';
import { capital } from '../../lib/texts';
import { CLANS, DEVELOPMENT, HEROES, RESOURCES, WILDLINGS } from './names';
import { talks } from './trade';
import { hexText, rollText } from './places';
import type { GameInfo, View } from './types';

const counted = (texts: Texts, counts: number[]): string[] =>
  counts.flatMap((n, r) => (n > 0 ? [texts.get(`resource-${RESOURCES[r]}-count`, { count: n })] : []));

export function describe(info: GameInfo, view: View, texts: Texts, names: string[]): string[] {
  const out: string[] = [],
    nothing = texts.get('view-nothing');
  const list = (items: string[]): string => (items.length ? items.join(', ') : nothing);
  if (view.turn > 0) out.push(`${texts.get('ui-turn', { turn: view.turn })}: ${names[view.active] ?? ''}`);
  if ((view.dice[0] ?? 0) > 0) out.push(rollText(view, texts));
  const cell = (h: number): string => texts.value('hex', h);
  // Players
  view.seats.forEach((s, p) => {
    const parts = [
      texts.value('colour', s.colour),
      texts.get('view-points', { count: s.points }),
      texts.get('view-resource-cards', { count: s.hand_size }),
      texts.get('view-development-cards', { count: s.development_size }),
      texts.get('view-patrols', { count: s.patrols }),
    ];
    if (view.north) parts.push(texts.get('view-guards', { count: s.guards }));
    parts.push(texts.get('view-road-length', { count: s.road_length }));
    if (view.longest_road === p) parts.push(texts.get('special-longest_road'));
    if (view.most_patrols === p) parts.push(texts.get('special-most_patrols'));
    if (view.north && s.hero.held >= 0)
      parts.push(
        `${texts.get(`hero-${HEROES[s.hero.held]}`)} (${texts.get(s.hero.side ? 'hero-side-b' : 'hero-side-a')})`,
      );
    out.push(`${names[p] ?? texts.value('seat', p)}: ${parts.join(', ')}`);
    // Buildings and roads of the player
    const nodes = view.board.node,
      edges = view.board.edge;
    const at = (type: string, all: number[], what: number): string[] =>
      all.flatMap((n, i) => (n === what ? [texts.value(type, i)] : []));
    const own = [
      [texts.get('piece-settlement'), at('node', nodes, p + 1)],
      [texts.get('piece-keep'), at('node', nodes, p + 5)],
      [texts.get('piece-road'), at('edge', edges, p + 1)],
    ] as [string, string[]][];
    const shown = own.filter(([, places]) => places.length).map(([name, places]) => `${name} ${places.join(' ')}`);
    if (shown.length) out.push(`  ${shown.join('; ')}`);
  });
  // The own hand
  const me = view.seat >= 0 ? view.seats[view.seat] : undefined;
  if (me?.hand) out.push(`${texts.get('view-hand')}: ${list(counted(texts, me.hand))}`);
  if (me?.development) {
    const held = me.development.flatMap((n, k) =>
      n > 0 ? [`${n} × ${texts.get(`development-${DEVELOPMENT[k]}`)}`] : [],
    );
    if (held.length) out.push(`${texts.get('page-development')}: ${held.join(', ')}`);
    out.push(
      `${texts.get('view-pieces-left')}: ${(['road', 'settlement', 'keep', 'guard'] as const)
        .filter((k) => view.north || k !== 'guard')
        .map((k, i) => texts.get(`piece-${k}-count`, { count: me.left[i] ?? 0 }))
        .join(', ')}`,
    );
    out.push(
      `${texts.get('page-rates')}: ${me.rates.map((n, r) => `${texts.value('resource', r)} ${texts.get('view-rate', { rate: n })}`).join(', ')}`,
    );
  }
  // Hexes
  const gift = view.north?.gift ?? [];
  const terrain = view.board.terrain;
  const hexes = terrain.flatMap((t, h) => {
    if (t < 0) return [];
    const here = WILDLINGS.flatMap((_, k) =>
      Array.from({ length: gift[h * 3 + k] ?? 0 }, () => texts.value('wildling', k)),
    );
    if (view.board.tormund === h) here.push(texts.get('piece-tormund'));
    return [`${cell(h)} ${hexText(h, view, texts)}${here.length ? ` (${here.join(', ')})` : ''}`];
  });
  out.push(hexes.join('; '));
  const layout = info.board.layouts[view.board.layout];
  if (layout) {
    out.push(
      `${capital(texts.get('place-trade_route'))}: ${layout.routes.map(([v = 0, w = 0]) => `${texts.value('node', v)}/${texts.value('node', w)} ${texts.value('resource', view.board.route[v] ?? -1)} 2:1`).join('; ')}`,
    );
  }
  if (view.board.tormund === null) out.push(`${texts.get('piece-tormund')}: ${texts.get('hex-camp')}`);
  // North of the Wall
  if (view.north) {
    const n = view.north;
    out.push(texts.get('view-breaches', { count: n.breaches, limit: 3 }));
    out.push(texts.get('view-gift', { count: gift.reduce((a, b) => a + b, 0), limit: 7 }));
    for (let i = 0; i < 4; i++) {
      const guards = n.wall.slice(i * 5, i * 5 + 5);
      out.push(
        `${capital(texts.value('section', i))}: ${list(guards.filter(Boolean).map((p) => names[p - 1] ?? ''))}; ${texts.value('clearing', i)}: ${texts.get('view-clearing', { wildlings: n.clearings[i] ?? 0, guards: guards.filter(Boolean).length })}`,
      );
    }
    CLANS.forEach((_, clan) => {
      const camps = n.camps.slice(clan * 5, clan * 5 + 5);
      out.push(
        `${texts.value('clan', clan)}: ${list(camps.flatMap((k, j) => (k ? [`${j + 1} ${texts.value('wildling', k - 1)}`] : [])))}`,
      );
    });
    out.push(
      `${texts.get('place-frostfangs')}: ${list(WILDLINGS.flatMap((k, i) => (n.frostfangs[i] ? [texts.get(`wildling-${k}-count`, { count: n.frostfangs[i] })] : [])))}`,
    );
    if (n.hero_pool.length)
      out.push(`${texts.get('view-hero-pool')}: ${n.hero_pool.map((h) => texts.value('hero', h)).join(', ')}`);
  }
  out.push(
    `${texts.get('view-supply')}: ${list(counted(texts, view.supply))}; ${texts.get('view-deck', { count: view.deck })}`,
  );
  // The offer on the table
  const t = talks(view);
  if (t) {
    out.push(
      texts.get('page-offer-line', {
        name: names[t.who] ?? '',
        give: list(counted(texts, t.give)),
        want: list(counted(texts, t.want)),
      }),
    );
    for (const a of t.answers) {
      const name = names[a.seat] ?? '',
        answer = texts.get(`answer-${a.standing}`);
      out.push(
        `  ${a.counter ? texts.get('page-counter-line', { name, answer, give: list(counted(texts, a.counter.give)), want: list(counted(texts, a.counter.want)) }) : `${name} ${answer}`}`,
      );
    }
  }
  if (view.over) {
    const winners = view.winners.map((p) => names[p] ?? '');
    out.push(
      winners.length
        ? texts.get(winners.length > 1 ? 'end-winners' : 'end-winner', {
            name: winners[0] ?? '',
            names: texts.join(winners),
          })
        : texts.get('end-nobody'),
    );
  }
  return out;
}
