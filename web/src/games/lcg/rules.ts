/* What this card game tells the common table of itself, without its components. */
import type { Texts } from '../../lib/texts';
import type { GameInfo } from '../../lib/wire';
import type { Rules } from '../cardgame/face';
import { VERB } from './codes';
import { cardText, nameOf } from '../cardgame/words';
import { cardIcon, houseOf } from './art';
import { facts, houseOfSeat, titles } from './model';
import type { CardFacts, SeatView } from './model';
import { A_CONDITION, ABILITY_RULES, CALLED, KEYWORDS, MUTE, SETUP_GOLD } from './names';

const titleWords = (info: GameInfo, texts: Texts, t: number): string =>
  `${texts.value('title', t)}. ${cardText(info, texts, titles(info)[t]?.card ?? -1)
    .map(([a, b]) => (a === '' ? b : `${a} ${b}`))
    .join(' / ')}`;

export const RULES: Rules = {
  facts,
  glyph: cardIcon,
  house: (f) => houseOf(f.faction),
  houseOfSeat,
  // Ambush has no bit: it is of cards in hand.
  keywords: [
    ...KEYWORDS.map(([key, icon, rule], i) => ({ key, icon, rule, bit: 1 << i, drawn: i < 5 })),
    { key: 'ambush', icon: 'hidden', rule: 'LCG-KW.5', bit: 0, drawn: false },
  ],
  flags: [
    [CALLED, 'page-must-defend'],
    [MUTE, 'page-mute'],
  ],
  unmanned: A_CONDITION,
  picks: [VERB.place, VERB.attach, VERB.attack, VERB.bypass, VERB.defend],
  plot: [
    { icon: 'gold', key: 'income', at: 0, phase: 3 },
    { icon: 'init', key: 'initiative', at: 1, phase: 1 },
    { icon: 'claim', key: 'claim', at: -1, phase: 4 },
    { icon: 'reserve', key: 'reserve', at: 2, phase: 7 },
  ],
  setup: { gold: SETUP_GOLD },
  hand: { label: 'page-hand-reserve', most: (s) => s.values?.[2] ?? null },
  banner: 'page-on-faction',
  // Cards of a seat come in a row: faction, agenda, plots, deck.
  beside: (s) =>
    s.faction !== null && (s as SeatView).agenda >= 0 ? [[s.faction[0] + 1, (s as SeatView).agenda]] : [],
  besideWords: (info, texts, s) => {
    const { agenda, title } = s as SeatView;
    return [...(agenda >= 0 ? [nameOf(texts, agenda)] : []), ...(title >= 0 ? [titleWords(info, texts, title)] : [])];
  },
  typeWords: (texts, f) => [
    ...(['agenda', 'title', 'faction'].includes(f.type) ? [] : [texts.get(`faction-${f.faction}`)]),
    ...((f as CardFacts).loyal ? [texts.get('term-loyal')] : []),
  ],
  verb: (decision, f) =>
    decision === 'setup'
      ? VERB.place
      : f.type === 'event'
        ? VERB.use
        : decision !== 'marshal' && (f.keywords ?? []).some((k) => k.startsWith('ambush'))
          ? VERB.ambush
          : VERB.marshal,
  cites: (f) => [
    ...((f as CardFacts).abilities ?? []).map((a) => ABILITY_RULES[a] ?? ''),
    f.unique ? 'LCG-UNIQ.1' : '',
  ],
  rulings: 'LCG-AMB',
  challengeNotes: (texts, names, now) =>
    now.against >= 0 && now.against !== now.defender
      ? [texts.get('page-redirected', { name: names[now.against] ?? '', defender: names[now.defender] ?? '' })]
      : [],
  adder: 'type-title',
  trayNote: () => '',
  noPlot: () => '',
};
