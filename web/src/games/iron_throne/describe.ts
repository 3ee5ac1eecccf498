/* The table in plain lines: the text mode's view, in the reader's language. */
import type { Texts } from '../../lib/texts';
import { capital } from '../../lib/texts';
import {
  activeOf,
  ATTACK,
  DEFENCE,
  firstName,
  foreign,
  form,
  OUTCOMES,
  powerOf,
  role,
  SIDES,
  sorted,
  spread,
  supporters,
} from './model';
import { when } from './seat';
import type { GameInfo, View } from './types';

export function describe(info: GameInfo, view: View, texts: Texts, names: string[]): string[] {
  const v = view,
    out: string[] = [];
  const list = (items: string[]): string => (items.length > 0 ? items.join(', ') : texts.get('view-nothing'));
  const cards = (all: number[]): string => list(sorted(info, all).map((k) => form(texts, 'card', k, 'short')));
  const house = (h: number): string => form(texts, 'house', h, 'short');
  const token = (c: number, power: number): string =>
    power > 0
      ? texts.get('page-token', { name: firstName(info, c), power })
      : texts.get('page-token-dead', { name: firstName(info, c) });
  out.push(when(view, texts));
  if (v.turn > 0 && !v.over) out.push(texts.get('page-attacks', { name: names[v.attacker] ?? '' }));
  if (v.event >= 0)
    out.push(
      `${texts.get('page-event')}: ${texts.value('eventcard', v.event)}. ${texts.get(`eventcard-${info.board.events[v.event]?.id}-text`)}`,
    );
  if (v.defender >= 0) {
    for (const side of [ATTACK, DEFENCE]) {
      const s = v.seats[activeOf(v, side)];
      if (s === undefined || s.fighter < 0) continue;
      const said = [
        `${capital(texts.get(`page-side-${SIDES[side]}`))}: ${names[activeOf(v, side)] ?? ''}, ${token(s.fighter, powerOf(s, s.fighter))}`,
      ];
      for (const p of supporters(v, side)) {
        const x = v.seats[p]!;
        if (x.fighter >= 0)
          said.push(
            texts.get('page-helped-by', { name: names[p] ?? '', token: token(x.fighter, powerOf(x, x.fighter)) }),
          );
      }
      if (s.shown >= 0) said.push(texts.get('page-shows', { card: form(texts, 'card', s.shown, 'sealed') }));
      if ((v.bonus[side - 1] ?? 0) > 0) said.push(`${texts.get('page-from-abilities')} +${v.bonus[side - 1]}`);
      said.push(`${texts.get('page-total')} ${v.totals?.[side - 1] ?? 0}`);
      out.push(said.join('; '));
    }
  }
  if (v.offer !== null)
    out.push(
      texts.get('page-offer', {
        name: names[v.offer.seat] ?? '',
        character: firstName(info, v.offer.character),
        power: powerOf(v.seats[v.offer.seat]!, v.offer.character),
        side: SIDES[v.offer.side] ?? '',
      }),
    );
  if (v.outcome > 0)
    out.push(
      `${capital(texts.get(`page-outcome-${OUTCOMES[v.outcome]}`))}. ${texts.get(v.truced ? 'page-truced' : `page-means-${OUTCOMES[v.outcome]}`)}`,
    );
  if (v.won > 0)
    out.push(texts.get('page-side-won', { side: SIDES[v.won] ?? '', name: names[activeOf(v, v.won)] ?? '' }));
  if (v.truce !== null) {
    out.push(`${texts.get('page-talks')}: ${texts.get('page-proposals', { made: v.truce.made, most: v.truce.most })}`);
    if (v.truce.terms !== null)
      out.push(
        `${texts.get('page-offer-by', { name: names[v.truce.by] ?? '' })}: ${texts.get('deal', { ...v.truce.terms })}`,
      );
  }
  v.seats.forEach((s, p) => {
    if (s.house < 0) {
      out.push(names[p] ?? '');
      return;
    }
    const said = [texts.get('page-house-label', { house: house(s.house), name: names[p] ?? '', count: spread(s) })];
    const doing = role(v, p);
    if (doing !== '') said.push(texts.get(doing));
    if (s.leader >= 0) {
      said.push(
        texts.get('page-leader-label', {
          name: texts.value('leader', s.leader),
          ability: form(texts, 'leader', s.leader, 'title'),
        }),
      );
      said.push(`${texts.get('page-on-sheet')}: ${s.sheet}`);
      said.push(list(s.characters.map((x) => token(x.character, x.power))));
      said.push(`${texts.get('page-foreign')}: ${list(foreign(v, p).map((q) => house(v.seats[q]?.house ?? -1)))}`);
      said.push(texts.get('page-hand-count', { count: s.hand_size }), texts.get('page-deck-count', { count: s.deck }));
      said.push(`${texts.get('page-discard-count', { count: s.discard.length })} (${cards(s.discard)})`);
      if (s.hostages.length > 0)
        said.push(
          `${texts.get('page-hostages')}: ${list(s.hostages.map(({ house: back, card }) => (card >= 0 ? texts.value('card', card) : texts.get('page-hostage-of', { house: house(back) }))))}`,
        );
      if (s.known.length > 0)
        said.push(`${texts.get('page-known-count', { count: s.known.length })}: ${cards(s.known)}`);
      if (s.played.length > 0) said.push(`${texts.get('page-played')}: ${cards(s.played)}`);
      if (s.spared) said.push(texts.get('page-spared'));
      if (s.unrewarded) said.push(texts.get('page-unrewarded'));
      if (s.barred) said.push(texts.get('page-barred'));
    }
    out.push(said.join('; '));
  });
  const me = v.seat >= 0 ? v.seats[v.seat] : undefined;
  if (me?.hand != null && me.leader >= 0)
    out.push(`${texts.get('page-your-hand', { count: me.hand.length })}: ${cards(me.hand)}`);
  for (const n of me !== undefined && me.leader < 0 ? v.drawn : []) {
    const key = `leader-${info.board.leaders[n]?.id}`;
    if (n >= 0)
      out.push(
        `${texts.value('leader', n)} (${form(texts, 'leader', n, 'title')}): ${texts.get(`${key}-timing`)}. ${texts.get(`${key}-text`)}`,
      );
  }
  if (v.turn > 0)
    out.push(
      `${texts.get('page-events-left', { count: v.events })}; ${texts.get('page-events-gone', { count: v.event_discard.length })} (${list(v.event_discard.map((e) => texts.value('eventcard', e)))})`,
    );
  if (v.over) out.push(`${texts.get('page-wins')}: ${list(v.winners.map((p) => names[p] ?? ''))}`);
  return out;
}
