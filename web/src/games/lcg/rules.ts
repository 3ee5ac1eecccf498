/* What this card game tells the common table of itself, without its components. */
import type { Texts } from '../../lib/texts';
import type { Rules } from '../cardgame/face';
import type { GameInfo } from '../cardgame/types';
import { VERB } from './codes';
import { cardText, nameOf } from '../cardgame/words';
import { cardIcon, houseOf } from './art';
import { houseOfSeat, titles } from './model';
import { ABILITY_RULES, KEYWORDS, SETUP_GOLD } from './names';

const titleWords = (info: GameInfo, texts: Texts, t: number): string =>
  `${texts.value('title', t)}. ${cardText(info, texts, titles(info)[t]?.card ?? -1)
    .map(([a, b]) => (a === '' ? b : `${a} ${b}`))
    .join(' / ')}`;

export const RULES: Rules = {
  glyph: cardIcon,
  house: (f) => houseOf(f.faction),
  houseOfSeat,
  // Ambush is of cards in hand: those in play have it no more.
  keywords: [
    ...KEYWORDS.map(([key, icon, rule], i) => ({ key, icon, rule, drawn: i < 5 })),
    { key: 'ambush', icon: 'hidden', rule: 'LCG-KW.5', drawn: false },
  ],
  marks: { called: 'page-must-defend', mute: 'page-mute' },
  unmanned: 'a_condition',
  picks: [VERB.place, VERB.attach, VERB.attack, VERB.bypass, VERB.defend],
  plot: [
    { icon: 'gold', key: 'income', phase: 3 },
    { icon: 'init', key: 'initiative', phase: 1 },
    { icon: 'claim', key: 'claim', phase: 4 },
    { icon: 'reserve', key: 'reserve', phase: 7 },
  ],
  setup: { gold: SETUP_GOLD },
  hand: { label: 'page-hand-reserve', most: (s) => s.values?.['reserve'] ?? null },
  banner: 'page-on-faction',
  // Cards of a seat come in a row: faction, agenda, plots, deck.
  beside: (s) =>
    s.faction !== null && 'agenda' in s && s.agenda >= 0 ? [{ number: s.faction.number + 1, design: s.agenda }] : [],
  besideWords: (info, texts, s) => {
    const { agenda, title } = 'agenda' in s ? s : { agenda: -1, title: -1 };
    return [...(agenda >= 0 ? [nameOf(texts, agenda)] : []), ...(title >= 0 ? [titleWords(info, texts, title)] : [])];
  },
  typeWords: (texts, f) => [
    ...(['agenda', 'title', 'faction'].includes(f.type) ? [] : [texts.get(`faction-${f.faction}`)]),
    ...(f.loyal ? [texts.get('term-loyal')] : []),
  ],
  verb: (decision, f) =>
    decision === 'setup'
      ? VERB.place
      : f.type === 'event'
        ? VERB.use
        : decision !== 'marshal' && (f.keywords ?? []).some((k) => k.startsWith('ambush'))
          ? VERB.ambush
          : VERB.marshal,
  cites: (f) => [...(f.abilities ?? []).map((a) => ABILITY_RULES[a] ?? ''), f.unique ? 'LCG-UNIQ.1' : ''],
  rulings: 'LCG-AMB',
  challengeNotes: (texts, names, now) =>
    now.against >= 0 && now.against !== now.defender
      ? [texts.get('page-redirected', { name: names[now.against] ?? '', defender: names[now.defender] ?? '' })]
      : [],
  adder: 'type-title',
  trayNote: () => '',
  noPlot: () => '',
};
