/* What each thing of the table is, how it stands now and what its rule is. */
import { aboutOf, type Tip } from '../../lib/tips';
import { cardOf, foreign, form, spread, TOKENS } from './model';
import type { GameProps } from './types';

type Seen = Pick<GameProps, 'info' | 'view' | 'names' | 'texts'>;

const CITES: Record<string, string> = {
  spread: 'IRT-WIN.1',
  influence: 'IRT-RESOLVE.2',
  sheet: 'IRT-RESOLVE.3',
  hand: 'IRT-END.3',
  deck: 'IRT-CARDS.3',
  discard: 'IRT-END.2',
  hostage: 'IRT-HOSTAGE.1',
  hostages: 'IRT-HOSTAGE.5',
  total: 'IRT-HOSTIL.1',
  outcome: 'IRT-ENC.8',
  supporter: 'IRT-HOSTIL.4',
};

export function tip(g: Seen, said: string): Tip | null {
  const { view: v, texts, names } = g;
  const { kind, first: at } = aboutOf(said);
  if (kind === 'card' || kind === 'leader' || kind === 'eventcard')
    return at < 0 ? null : { name: texts.value(kind, at), card: true };
  if (kind === 'character') return cardOf(g.info, at) < 0 ? null : { name: texts.value('character', at), card: true };
  const phase = kind === 'phase' ? (said.split(':')[1] ?? '') : '';
  const key = phase === '' ? `page-tip-${kind}` : `page-tip-phase-${phase}`;
  if (!texts.has(key)) return null;
  const s = v.seats[at];
  const name = names[at] ?? '';
  const state: string[] = [];
  if (phase !== '') return { name: texts.get(`phase-${phase}`), rule: texts.get(key) };
  if (kind === 'house' && s !== undefined)
    state.push(
      texts.get('page-house-label', { house: form(texts, 'house', s.house, 'short'), name, count: spread(s) }),
    );
  else if (kind === 'spread' && s !== undefined) state.push(`${name}: ${spread(s)} / ${TOKENS}`);
  else if (kind === 'influence' && s !== undefined)
    state.push(texts.get('page-influence-board', { spread: spread(s), foreign: foreign(v, at).length }));
  else if (kind === 'sheet' && s !== undefined) state.push(`${name}: ${s.sheet}`);
  else if (kind === 'hand' && s !== undefined)
    state.push(`${name}: ${texts.get('page-hand-count', { count: s.hand_size })}`);
  else if (kind === 'deck' && s !== undefined)
    state.push(`${name}: ${texts.get('page-deck-count', { count: s.deck })}`);
  else if (kind === 'discard' && s !== undefined)
    state.push(`${name}: ${texts.get('page-discard-count', { count: s.discard.length })}`);
  else if (kind === 'hostages' && s !== undefined) state.push(`${name}: ${s.hostages.length}`);
  else if (kind === 'hostage') state.push(texts.get('page-hostage-of', { house: form(texts, 'house', at, 'short') }));
  else if (kind === 'events') state.push(texts.get('page-events-left', { count: v.events }));
  else if (kind === 'total' && v.totals !== null) state.push(`${v.totals[0] ?? 0} : ${v.totals[1] ?? 0}`);
  else if (s !== undefined) state.push(name);
  const cite = CITES[kind];
  return {
    name: texts.get(key),
    state: state.filter((line) => line !== ''),
    rule: texts.get(`${key}-rule`),
    ...(cite === undefined ? {} : { cite }),
  };
}
