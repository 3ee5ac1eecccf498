/* The table in plain lines: the text mode's view, in the reader's language. */
import type { Texts } from '../../lib/texts';
import { capital } from '../../lib/texts';
import { allies, cardKey, cards, councilName, openPower, sorted } from './model';
import { when } from './seat';
import type { GameInfo, View } from './types';

export function describe(info: GameInfo, view: View, texts: Texts, names: string[]): string[] {
  const v = view,
    out: string[] = [];
  const nothing = texts.get('view-nothing');
  const list = (items: string[]): string => (items.length > 0 ? items.join(', ') : nothing);
  const card = (k: number): string => `${texts.value('influence', k)} (${cards(info)[k]?.value ?? 0})`;
  const ally = (a: number): string =>
    texts.get('page-ally-line', { ally: texts.value('ally', a), power: allies(info)[a]?.power ?? 0 });
  const say = (kind: 'influence' | 'ally', n: number): string => texts.get(`${cardKey(info, kind, n)}-text`);
  const now = when(view, texts);
  if (now !== '') out.push(now);
  if (v.first >= 0) out.push(`${capital(texts.get('page-first-player'))}: ${names[v.first] ?? ''}`);
  if (v.current >= 0) {
    out.push(`${texts.get('page-current-ally')}: ${ally(v.current)}. ${say('ally', v.current)}`);
    if (v.on_ally > 0) out.push(capital(texts.get('page-on-ally', { count: v.on_ally })));
  }
  if (v.resolving !== null) {
    const { seat: who, card: k, ally: a } = v.resolving;
    const [kind, n] = k >= 0 ? (['influence', k] as const) : (['ally', a] as const);
    out.push(`${texts.get('page-resolving', { name: names[who] ?? '' })}: ${texts.value(kind, n)}. ${say(kind, n)}`);
  }
  if (v.ruling >= 0 && v.ruling !== v.current && allies(info)[v.ruling]?.timing === 'this_round')
    out.push(`${texts.get('page-in-force', { card: texts.value('ally', v.ruling) })}. ${say('ally', v.ruling)}`);
  for (const { card: k } of v.effects)
    out.push(`${texts.get('page-in-force', { card: texts.value('influence', k) })}. ${say('influence', k)}`);
  v.seats.forEach((s, p) => {
    const leader = s.leader < 0 ? texts.get('leader-unknown') : texts.value('leader', s.leader);
    const parts = [texts.get('page-seat-line', { name: names[p] ?? '', leader, total: s.total, count: s.hand_size })];
    if (s.area.length > 0)
      parts.push(
        `${texts.get('page-in-area')}: ${list(s.area.map(({ card: k, blank }) => card(k) + (blank ? `, ${texts.get('page-no-ability')}` : '')))}`,
      );
    if (s.kneels) parts.push(texts.get('page-kneels'));
    if (s.silence) parts.push(texts.get('page-silence'));
    if (s.known.length > 0)
      parts.push(`${texts.get('page-known-cards', { count: s.known.length })}: ${list(s.known.map(card))}`);
    if (s.small !== null)
      parts.push(texts.get('page-final-line', { name: names[p] ?? '', small: s.small, other: s.other ?? 0 }));
    out.push(parts.join('; '));
  });
  v.councils.forEach((c, i) => {
    const { open, hidden } = openPower(c);
    const parts = [texts.get('page-council-line', { ...councilName(names, i), power: open, tokens: hidden })];
    if (c.allies.length > 0) parts.push(list(c.allies.map(ally)));
    if (c.known.length > 0) parts.push(texts.get('page-seen-tokens', { values: c.known.join(', ') }));
    out.push(parts.join('; '));
  });
  const me = v.seat >= 0 ? v.seats[v.seat] : undefined;
  if (me?.hand != null && me.hand.length > 0) {
    out.push(`${texts.get('page-your-hand', { count: me.hand.length })}: ${list(sorted(info, me.hand).map(card))}`);
    if (me.white > 0) out.push(capital(texts.get('page-white-left', { count: me.white })));
  }
  if (v.draft !== null) {
    out.push(`${texts.get('page-draft')}: ${list(v.draft.pack.map(card))}`);
    out.push(`${capital(texts.get('page-picked', { count: v.draft.picks.length }))}: ${list(v.draft.picks.map(card))}`);
  }
  if (v.row !== null && v.row.length > 0) out.push(`${texts.get('page-ally-row')}: ${list(v.row.map(ally))}`);
  const piles = [
    texts.get('page-ally-deck', { count: v.ally_deck }),
    texts.get('page-supply', { count: v.supply }),
    texts.get('page-influence-deck', { count: v.deck }),
  ];
  out.push(capital(piles.join('; ')));
  const known: [string, number[]][] = [
    ['page-known-top', v.ally_top],
    ['page-known-bottom', v.ally_bottom],
    ['page-known-among', v.ally_among],
  ];
  for (const [key, deck] of known)
    if (deck.length > 0)
      out.push(`${texts.get(key)}: ${deck.map((a) => (a < 0 ? '?' : texts.value('ally', a))).join(', ')}`);
  if (v.lore.length > 0) out.push(`${capital(texts.get('page-somewhere'))}: ${list(v.lore.map((x) => card(x.card)))}`);
  out.push(
    `${capital(texts.get('page-dead-pile', { count: v.dead.length }))} (${list(v.dead.map((a) => texts.value('ally', a)))})`,
  );
  out.push(
    `${capital(texts.get('page-discard-pile', { count: v.discard.length }))} (${list(sorted(info, v.discard).map(card))})`,
  );
  if (v.removed.length > 0)
    out.push(`${capital(texts.get('page-removed', { count: v.removed.length }))} (${list(v.removed.map(card))})`);
  return out;
}
