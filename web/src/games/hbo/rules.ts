/* What this card game tells the common table of itself. */
import type { Rules } from '../cardgame/face';
import { nameOf } from '../cardgame/words';
import { cardIcon } from './art';
import { VERB } from './codes';
import { houseOfSeat } from './model';

/** A plot deck holds so many; before the draft it is the House's basic plots, and drafted ones come behind them. */
export const PLOT_DECK = 7;

export const RULES: Rules = {
  glyph: cardIcon,
  house: (f) => f.faction,
  houseOfSeat,
  keywords: [
    { key: 'stealth', icon: 'stealth', rule: 'HBO-KEY.3', drawn: true },
    { key: 'renown', icon: 'renown', rule: 'HBO-KEY.2', drawn: true },
    { key: 'limited', icon: 'seal', rule: 'HBO-KEY.1', drawn: false },
  ],
  marks: { held: 'page-held', left_out: 'page-left-out' },
  unmanned: '',
  picks: [VERB.place, VERB.attack, VERB.bypass, VERB.defend, VERB.target, VERB.leave],
  plot: [
    { icon: 'gold', key: 'income', phase: 3 },
    { icon: 'init', key: 'initiative', phase: 1 },
    { icon: 'claim', key: 'claim', phase: 4 },
  ],
  setup: { gold: 5 },
  hand: { label: 'page-in-hand', most: () => null },
  banner: 'page-on-banner',
  beside: () => [],
  besideWords: () => [],
  typeWords: (texts, f) => [
    ...(['plot', 'faction'].includes(f.type) ? [] : [texts.get(`house-${f.faction}`)]),
    ...((f.bonus ?? 0) > 0 ? [`${texts.get('term-income_bonus')} +${f.bonus}`] : []),
  ],
  verb: (decision, f) => (decision === 'setup' ? VERB.place : f.type === 'event' ? VERB.use : VERB.marshal),
  cites: (f) => [f.unique ? 'HBO-UNIQ.1' : ''],
  rulings: 'HBO-AMB',
  challengeNotes: () => [],
  adder: 'page-effect',
  trayNote: (g, picked) => {
    const mine = g.view.seats[g.seat];
    if (mine === undefined) return '';
    if (g.decision === 'plot_deck')
      return g.texts.get('page-leave-out', { count: mine.plots.length - PLOT_DECK - picked.size });
    const drafted = mine.plots.slice(PLOT_DECK).map((x) => nameOf(g.texts, x.design));
    return g.decision === 'draft'
      ? g.texts.get('page-drafted', { cards: drafted.length > 0 ? drafted.join(', ') : g.texts.get('view-nothing') })
      : '';
  },
  noPlot: (texts, s) =>
    'offered_size' in s && s.offered_size > 0 ? texts.get('page-offered', { count: s.offered_size }) : '',
};
