/* The table in plain lines: the text mode's view, in the reader's language. Nothing of it is hidden from this seat. */
import { pathOf } from '../../lib/chain';
import { capital } from '../../lib/texts';
import type { Texts } from '../../lib/texts';
import type { Rules } from './face';
import { factsOf, is, sorted, tableOf } from './model';
import type { Table } from './model';
import { GOAL } from './names';
import { when } from './seat';
import { cardLabel, cardText, nameOf, plotWords } from './words';
import type { GameInfo, Lying, PlayCard, SeatView, View } from './types';

export function describeTable(rules: Rules, info: GameInfo, view: View, texts: Texts, names: string[]): string[] {
  const v = view,
    out: string[] = [];
  const table = tableOf(rules, info, v);
  const list = (items: string[]): string => (items.length > 0 ? items.join('; ') : texts.get('view-nothing'));
  const text = (d: number): string =>
    cardText(info, texts, d)
      .map(([a, b]) => (a === '' ? b : `${a} ${b}`))
      .join(' / ');

  out.push(when(view, texts));
  if (v.first >= 0) out.push(texts.get('page-first-player-is', { name: names[v.first] ?? '' }));
  out.push(...pathOf(view, texts, names));
  if (v.challenge !== null) out.push(...challengeLines(rules, v, texts, names));
  v.seats.forEach((s, p) => out.push(...seatLines(s, p)));
  const me = v.seat >= 0 ? v.seats[v.seat] : undefined;
  if (me !== undefined) {
    out.push(texts.get('page-your-hand', { count: me.hand_size }));
    for (const { design: d } of sorted(info, me.hand)) out.push(`  ${cardLabel(rules, info, texts, d)}. ${text(d)}`);
    if (me.plots.length > 0)
      out.push(
        texts.get('page-your-plots', {
          cards: list(
            me.plots.map(({ design: d }) => `${nameOf(texts, d)} (${plotWords(rules, texts, factsOf(info, d))})`),
          ),
        }),
      );
  }
  return out;

  function seatLines(s: SeatView, p: number): string[] {
    const name = names[p] ?? '';
    if (!s.alive) return [texts.get('page-out', { name })];
    const lines = [
      texts.get('page-seat-line', { name, power: s.power, goal: GOAL, gold: s.gold, hand: s.hand_size, deck: s.deck }),
    ];
    const side: string[] = [];
    if (s.faction !== null)
      side.push(
        nameOf(texts, s.faction.design) +
          (s.faction.kneeling ? ` (${texts.get('term-kneeling')})` : '') +
          `, ${texts.get('view-power', { count: s.faction_power })}`,
      );
    side.push(...rules.besideWords(info, texts, s));
    if (side.length > 0) lines.push(`  ${list(side)}`);
    if (s.plot !== null)
      lines.push(
        `  ${texts.get('page-plot-line', { plot: nameOf(texts, s.plot.design), values: plotWords(rules, texts, factsOf(info, s.plot.design), s.values), left: s.plots_left })}. ${text(s.plot.design)}`,
      );
    const row = table.rows[p];
    if (row !== undefined) {
      const fighting = [...table.attackers, ...table.defenders].filter((c) => table.where.get(c.number)?.seat === p);
      lines.push(`  ${texts.get('page-characters')}: ${list([...fighting, ...row.characters].map((c) => inPlay(c)))}`);
      if (row.locations.length > 0)
        lines.push(`  ${texts.get('page-locations')}: ${list(row.locations.map((c) => inPlay(c)))}`);
    }
    const pile = (key: string, designs: number[]): void => {
      if (designs.length > 0) lines.push(`  ${capital(texts.get(key))}: ${list(designs.map((d) => nameOf(texts, d)))}`);
    };
    const designs = (cards: Lying[]): number[] => cards.map((x) => x.design);
    pile('zone-discard', designs(s.discard));
    pile('zone-dead', designs(s.dead));
    pile('zone-used', s.used);
    pile('page-known-deck', designs(s.known_deck));
    if (p !== v.seat) pile('page-known-hand', designs(s.hand));
    return lines;
  }
  function inPlay(c: PlayCard, of: Table = table): string {
    const hidden = is(c, 'facedown') && c.design < 0;
    const label = hidden ? texts.get('term-facedown') : cardLabel(rules, info, texts, c.design, c, of);
    const on = (of.under.get(c.number) ?? []).map(
      (u) => nameOf(texts, u.card.design) + (is(u.card, 'kneeling') ? ` (${texts.get('term-kneeling')})` : ''),
    );
    return on.length > 0 ? `${label} + ${on.join(' + ')}` : label;
  }
}

export function challengeLines(rules: Rules, v: View, texts: Texts, names: string[]): string[] {
  const now = v.challenge;
  if (now === null) return [];
  const out = [
    texts.get('page-challenge-line', {
      challenge: capital(texts.value('challenge', now.type)),
      attacker: names[now.attacker] ?? '',
      defender: names[now.defender] ?? '',
      ours: now.attack.total,
      theirs: now.defence.total,
      claim: now.claim,
    }),
  ];
  out.push(...rules.challengeNotes(texts, names, now));
  if (now.winner >= 0)
    out.push(
      texts.get(now.unopposed ? 'page-won-unopposed' : 'page-won', {
        name: names[now.winner] ?? '',
        margin: now.margin,
      }),
    );
  return out;
}
