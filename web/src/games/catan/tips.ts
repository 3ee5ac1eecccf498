/* What each thing of the board is, how it stands now and what its rule is: the words of parts/Tips.svelte. */
import type { Texts } from '../../lib/texts';
import { aboutOf, type Tip } from '../../lib/tips';
import { BUILDS, DEVELOPMENT, HEROES, PIPS, RESOURCES, TERRAINS, WILDLINGS } from './names';
import { hexText, numberText, rollText } from './places';
import type { GameProps, View } from './types';

type Seen = Pick<GameProps, 'info' | 'view' | 'names' | 'texts' | 'seat'>;

const guardsOf = (view: View, section: number): number[] =>
  (view.north?.wall ?? []).slice(section * 5, section * 5 + 5).filter((owner) => owner > 0);
const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);

/** Names with how often each occurs: "Anna 2, Bob 1". */
function tally(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ${n}` : name)).join(', ');
}
/** The hexes about an intersection: which cells touch it the board's own list of corners tells. */
function hexesAbout(g: Seen, node: number): number[] {
  const { nodes, cells } = g.info.board;
  const at = nodes[node];
  if (at === undefined) return [];
  // Corners of the same point have the same place in the plane, whichever cell names them.
  const point = (q: number, r: number, corner: string): [number, number] => {
    const angle =
      (({ N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: 210 } as Record<string, number>)[corner] ?? 0) * (Math.PI / 180);
    return [Math.sqrt(3) * (q + r / 2) + Math.cos(angle), 1.5 * r + Math.sin(angle)];
  };
  const own = cells[at.cell];
  if (own === undefined) return [];
  const [x, y] = point(own.q, own.r, at.corner);
  return cells.flatMap(({ q, r }, h) =>
    Math.abs(Math.hypot(Math.sqrt(3) * (q + r / 2) - x, 1.5 * r - y) - 1) < 0.02 ? [h] : [],
  );
}
function about(g: Seen, hexes: number[]): string[] {
  const words = hexes.map((h) => hexText(h, g.view, g.texts)).filter((text) => text !== '');
  return words.length > 0 ? [g.texts.get('page-tip-beside', { hexes: words.join(', ') })] : [];
}
/** Who and what stands on a hex and keeps it from producing. */
function blockers(g: Seen, hex: number): string[] {
  const gift = g.view.north?.gift ?? [];
  const out = WILDLINGS.flatMap((kind, k) =>
    (gift[hex * 3 + k] ?? 0) > 0 ? [g.texts.get(`wildling-${kind}-count`, { count: gift[hex * 3 + k] ?? 0 })] : [],
  );
  if (g.view.board.tormund === hex) out.unshift(g.texts.get('piece-tormund'));
  return out;
}
/** The buildings about a hex, by who owns them. */
function builders(g: Seen, hex: number): string[] {
  const near = g.view.board.node.flatMap((piece, v) => (piece > 0 && hexesAbout(g, v).includes(hex) ? [piece] : []));
  return near.map(
    (piece) =>
      `${g.texts.get(piece > 4 ? 'piece-keep' : 'piece-settlement')} (${g.names[piece > 4 ? piece - 5 : piece - 1] ?? ''})`,
  );
}
const piece = (texts: Texts, kind: string, state: string[] = [], name = texts.get(`piece-${kind}`)): Tip => ({
  name,
  state,
  rule: texts.get(`piece-${kind}-text`),
});
const place = (texts: Texts, kind: string, state: string[] = [], name = texts.get(`place-${kind}`)): Tip => ({
  name,
  state,
  rule: texts.get(`place-${kind}-text`),
});

export function tip(g: Seen, said: string): Tip | null {
  const { view, texts, names } = g;
  const { kind, first: at, second } = aboutOf(said);
  const north = view.north;
  const name = names[at] ?? '';
  const player = view.seats[at];
  switch (kind) {
    // ---------------------------------------------------------------- the land
    case 'hex': {
      const terrain = TERRAINS[view.board.terrain[at] ?? -1];
      if (terrain === undefined) return null;
      const stopped = blockers(g, at),
        who = builders(g, at);
      return {
        name: hexText(at, view, texts),
        state: [
          ...(stopped.length > 0 ? [texts.get('page-tip-blocked', { things: stopped.join(', ') })] : []),
          ...(who.length > 0 ? [texts.get('page-tip-beside', { hexes: tally(who) })] : []),
        ],
        rule: `${texts.get(`terrain-${terrain}-text`)} ${texts.get('page-tip-hex')}`,
        cite: 'CAT-PROD.2',
      };
    }
    case 'ice':
      return { name: texts.get('terrain-ice'), rule: texts.get('terrain-ice-text'), cite: 'CAT-BOARD.5' };
    case 'number': {
      const n = view.board.number[at] ?? 0;
      const stopped = blockers(g, at);
      return {
        name: `${texts.get('piece-number_token')} ${numberText(n)}`,
        state: [
          texts.get('page-tip-odds', { count: PIPS[n] ?? 0 }),
          ...(stopped.length > 0 ? [texts.get('page-tip-blocked', { things: stopped.join(', ') })] : []),
        ],
        rule: texts.get('piece-number_token-text'),
        cite: 'CAT-PROD.1',
      };
    }
    case 'node': {
      const here = view.board.node[at] ?? 0;
      if (here === 0) return { ...place(texts, 'intersection', about(g, hexesAbout(g, at))), cite: 'CAT-SETT.3' };
      const keep = here > 4;
      const owner = names[keep ? here - 5 : here - 1] ?? '';
      return {
        ...piece(texts, keep ? 'keep' : 'settlement', [
          texts.get('page-tip-owner', { name: owner }),
          ...about(g, hexesAbout(g, at)),
        ]),
        cite: keep ? 'CAT-KEEP.2' : 'CAT-SETT.1',
      };
    }
    case 'edge': {
      const owner = view.board.edge[at] ?? 0;
      const { first = 0, second: other = 0 } = g.info.board.edges[at] ?? {};
      const beside = hexesAbout(g, other);
      const hexes = about(
        g,
        hexesAbout(g, first).filter((h) => beside.includes(h)),
      );
      if (owner === 0) return { ...place(texts, 'path', hexes), cite: 'CAT-ROAD.1' };
      const state = [texts.get('page-tip-owner', { name: names[owner - 1] ?? '' })];
      state.push(texts.get('view-road-length', { count: view.seats[owner - 1]?.road_length ?? 0 }));
      return { ...piece(texts, 'road', state), cite: 'CAT-ROAD.1' };
    }
    case 'route': {
      const resource = view.board.route[at] ?? -1;
      const users = view.board.node.flatMap((p, v) =>
        p > 0 && view.board.route[v] === resource ? [names[p > 4 ? p - 5 : p - 1] ?? ''] : [],
      );
      return {
        ...place(
          texts,
          'trade_route',
          users.length > 0 ? [texts.get('page-tip-used', { names: [...new Set(users)].join(', ') })] : [],
          `${texts.get('place-trade_route')}: ${texts.value('resource', resource)} 2:1`,
        ),
        cite: 'CAT-TRADE.11',
      };
    }
    case 'tormund':
      return {
        ...piece(texts, 'tormund', [
          view.board.tormund === null
            ? texts.get('page-tip-here', { things: texts.get('hex-camp') })
            : texts.get('page-tip-here', { things: hexText(view.board.tormund, view, texts) }),
        ]),
        cite: 'CAT-TORM.2',
      };
    case 'home':
      return place(texts, 'tormunds_camp', [
        view.board.tormund === null
          ? texts.get('page-tip-here', { things: texts.get('piece-tormund') })
          : texts.get('page-empty'),
      ]);
    // ---------------------------------------------------------------- the Wall and beyond
    case 'wall':
      return {
        name: texts.get('view-wall'),
        state: [0, 1, 2, 3].map(
          (i) =>
            `${texts.value('section', i)}: ${texts.get('view-clearing', { wildlings: north?.clearings[i] ?? 0, guards: guardsOf(view, i).length })}`,
        ),
        rule: texts.get('page-tip-wall'),
        cite: 'CAT-BREACH.1',
      };
    case 'section': {
      const guards = guardsOf(view, at);
      return {
        ...place(
          texts,
          'wall_section',
          [
            texts.get('page-tip-guards', {
              names: guards.length > 0 ? tally(guards.map((p) => names[p - 1] ?? '')) : texts.get('view-nothing'),
            }),
          ],
          texts.value('section', at),
        ),
        cite: 'CAT-BOARD.8',
      };
    }
    case 'guard': {
      const owner = north?.wall[at * 5 + second] ?? 0;
      if (owner === 0)
        return {
          name: texts.get('page-tip-space', { number: second + 1 }),
          rule: texts.get('page-tip-space-rule'),
          cite: 'CAT-GUARD.1',
        };
      return {
        ...piece(texts, 'guard', [
          texts.get('page-tip-owner', { name: names[owner - 1] ?? '' }),
          texts.get('page-tip-space', { number: second + 1 }),
        ]),
        cite: 'CAT-GUARD.3',
      };
    }
    case 'arrow':
      return { name: texts.get('page-tip-arrow'), rule: texts.get('page-tip-arrow-rule'), cite: 'CAT-BREACH.4' };
    case 'clearing':
    case 'pill': {
      const wildlings = north?.clearings[at] ?? 0,
        guards = guardsOf(view, at).length;
      return {
        ...place(
          texts,
          'clearing',
          [
            texts.get('page-tip-against', { wildlings, guards }),
            texts.get(wildlings >= guards ? 'page-tip-danger' : 'page-tip-holds', { count: guards - wildlings + 1 }),
          ],
          texts.value('clearing', at),
        ),
        cite: 'CAT-BREACH.1',
      };
    }
    case 'trail': {
      const trail = g.info.board.trails[at];
      if (trail === undefined) return null;
      const camp = north?.camps[trail.clan * 5] ?? 0;
      return {
        ...place(
          texts,
          'trail',
          [
            texts.get('page-tip-way', {
              clan: texts.value('clan', trail.clan),
              clearing: texts.value('clearing', trail.clearing),
            }),
            camp > 0
              ? texts.get('page-tip-first', { wildling: texts.value('wildling', camp - 1) })
              : texts.get('page-tip-nobody'),
          ],
          `${texts.get('place-trail')} ${trail.numbers.join(', ')}`,
        ),
        cite: 'CAT-ADV.1',
      };
    }
    case 'clan':
    case 'camp': {
      const clan = kind === 'clan' ? at : Math.floor(at / 5);
      const camps = (north?.camps ?? []).slice(clan * 5, clan * 5 + 5).filter((k) => k > 0);
      const rush = camps.length >= 4 ? [texts.get('page-tip-rush')] : [];
      if (kind === 'clan')
        return {
          name: texts.value('clan', at),
          state: [
            texts.get('page-tip-here', {
              things: tally(camps.map((k) => texts.value('wildling', k - 1))) || texts.get('view-nothing'),
            }),
            ...rush,
          ],
          rule: `${texts.get(g.info.values['clan']?.[at] + '-text')} ${texts.get('page-tip-rush-rule')}`,
          cite: 'CAT-RUSH.1',
        };
      const here = north?.camps[at] ?? 0;
      return {
        ...place(
          texts,
          'camp',
          [
            here > 0
              ? texts.get('page-tip-here', { things: texts.value('wildling', here - 1) })
              : texts.get('page-empty'),
            ...rush,
          ],
          texts.value('north', at),
        ),
        cite: 'CAT-SPAWN.2',
      };
    }
    case 'rush':
      return { name: texts.get('page-tip-rush'), rule: texts.get('page-tip-rush-rule'), cite: 'CAT-RUSH.1' };
    case 'wild': {
      const what = WILDLINGS[at];
      return what === undefined
        ? null
        : {
            name: texts.get(`wildling-${what}`),
            state: [texts.get('page-tip-frost', { count: north?.frostfangs[at] ?? 0 })],
            rule: `${texts.get(`wildling-${what}-text`)}${second === 1 ? ` ${texts.get('page-tip-in-gift')}` : ''}`,
            cite: second === 1 ? 'CAT-GIFT.1' : (['CAT-KIND.1', 'CAT-KIND.2', 'CAT-KIND.4'][at] ?? ''),
          };
    }
    case 'frostfangs':
      return place(
        texts,
        'frostfangs',
        WILDLINGS.map((what, k) => texts.get(`wildling-${what}-count`, { count: north?.frostfangs[k] ?? 0 })),
      );
    case 'breaches':
      return {
        ...piece(texts, 'breach_marker', [texts.get('view-breaches', { count: north?.breaches ?? 0, limit: 3 })]),
        name: texts.get('page-breaches'),
        cite: 'CAT-END.5',
      };
    case 'gift':
      return {
        ...place(texts, 'gift', [texts.get('view-gift', { count: sum(north?.gift ?? []), limit: 7 })]),
        cite: 'CAT-END.6',
      };
    // ---------------------------------------------------------------- dice
    case 'dice':
      return { ...piece(texts, 'production_dice', [rollText(view, texts)]), cite: 'CAT-PROD.1' };
    case 'die':
      return { ...piece(texts, 'wildling_die', [rollText(view, texts)]), cite: 'CAT-ADV.1' };
    // ---------------------------------------------------------------- what players have
    case 'points':
      return player === undefined
        ? null
        : {
            name: texts.get('page-tip-points'),
            state: [texts.get('view-points', { count: player.points })],
            rule: texts.get('page-tip-points-rule'),
            cite: 'CAT-VP.1',
          };
    case 'hand':
      return player === undefined
        ? null
        : {
            name: texts.get('page-cards'),
            state: [`${name}: ${texts.get('view-resource-cards', { count: player.hand_size })}`],
            rule: texts.get('page-tip-hand-rule'),
            cite: 'CAT-SEVEN.2',
          };
    case 'developments':
      return player === undefined
        ? null
        : piece(texts, 'development_card', [
            `${name}: ${texts.get('view-development-cards', { count: player.development_size })}`,
          ]);
    case 'patrols':
      return player === undefined
        ? null
        : {
            name: texts.get('development-ranger_patrol'),
            state: [`${name}: ${texts.get('view-patrols', { count: player.patrols })}`],
            rule: texts.get('special-most_patrols-text'),
            cite: 'CAT-MPAT.1',
          };
    case 'guards':
      return player === undefined
        ? null
        : piece(texts, 'guard', [`${name}: ${texts.get('view-guards', { count: player.guards })}`]);
    case 'special': {
      const which = at === 0 ? 'longest_road' : 'most_patrols';
      const holder = at === 0 ? view.longest_road : view.most_patrols;
      return {
        name: texts.get(`special-${which}`),
        state: [
          texts.get('page-tip-owner', { name: names[holder] ?? texts.get('view-nothing') }),
          ...(at === 0 && holder >= 0
            ? [texts.get('view-road-length', { count: view.seats[holder]?.road_length ?? 0 })]
            : []),
        ],
        rule: texts.get(`special-${which}-text`),
        cite: at === 0 ? 'CAT-LROAD.1' : 'CAT-MPAT.1',
      };
    }
    case 'resource':
      return RESOURCES[at] === undefined
        ? null
        : {
            name: texts.value('resource', at),
            state: [texts.get('page-tip-supply', { count: view.supply[at] ?? 0 })],
            rule: texts.get('page-tip-resource', { terrain: texts.get(`terrain-${TERRAINS[at]}`) }),
          };
    case 'build': {
      const build = BUILDS[at];
      if (build === undefined) return null;
      const what = build.verb === 'buy' ? 'development_card' : build.verb;
      const left = build.piece < 0 ? view.deck : (view.seats[g.seat]?.left[build.piece] ?? 0);
      return piece(texts, what, [texts.get('page-left', { count: left })]);
    }
    // ---------------------------------------------------------------- cards
    case 'hero':
      return HEROES[at] === undefined ? null : { name: texts.value('hero', at), card: true };
    case 'development':
      return DEVELOPMENT[at] === undefined ? null : { name: texts.value('development', at), card: true };
  }
  return null;
}
