/* What each thing of the table is, how it stands now and what its rule is. */
import { aboutOf, type Tip } from '../../lib/tips';
import { councilName, openPower, step } from './model';
import { when } from './seat';
import type { GameProps } from './types';

type Seen = Pick<GameProps, 'info' | 'view' | 'names' | 'texts' | 'decision'>;

const CITES: Record<string, string> = {
  council: 'SOJ-CNCL.5',
  tokens: 'SOJ-TOK.1',
  influence: 'SOJ-TERM.6',
  time: 'SOJ-TIME.1',
  first: 'SOJ-CLAIM.3',
  small: 'SOJ-CNCL.6',
  deck: 'SOJ-REV.1',
  dead: 'SOJ-KILL.1',
  supply: 'SOJ-TOK.1',
  stock: 'SOJ-SEAS.3',
  discard: 'SOJ-DISC.1',
  hand: 'SOJ-SEAS.3',
  area: 'SOJ-TERM.5',
  state: 'SOJ-BID.7',
  removed: 'SOJ-LDR.5',
};

export function tip(g: Seen, said: string): Tip | null {
  const { view: v, texts, names } = g;
  const { kind, first: at } = aboutOf(said);
  if (kind === 'influence' || kind === 'ally' || kind === 'leader')
    return at < 0 ? null : { name: texts.value(kind, at), card: true };
  const key = `page-tip-${kind}`;
  if (!texts.has(key)) return null;
  const seat = v.seats[at],
    council = v.councils[at];
  const state: string[] = [];
  const name = names[at] ?? '';
  if (kind === 'council' && council !== undefined) {
    const { open, hidden } = openPower(council);
    const { first, second } = councilName(names, at);
    state.push(texts.get('page-council-line', { first, second, power: open, tokens: hidden }));
  } else if (kind === 'tokens' && council !== undefined) {
    state.push(texts.get('page-tip-count', { count: council.tokens }));
    if (council.known.length > 0) state.push(texts.get('page-seen-tokens', { values: council.known.join(', ') }));
  } else if (kind === 'total' && seat !== undefined) state.push(`${name}: ${seat.total}`);
  else if (kind === 'hand' && seat !== undefined)
    state.push(`${name}: ${texts.get('page-cards-in-hand', { count: seat.hand_size })}`);
  else if (kind === 'first') state.push(names[v.first] ?? '');
  else if (kind === 'time') state.push(when(v, texts), texts.get(`page-step-${step(v, g.decision)}`));
  else if (kind === 'deck') state.push(texts.get('page-ally-deck', { count: v.ally_deck }));
  else if (kind === 'dead') state.push(texts.get('page-dead-pile', { count: v.dead.length }));
  else if (kind === 'supply') state.push(texts.get('page-supply', { count: v.supply }));
  else if (kind === 'stock') state.push(texts.get('page-influence-deck', { count: v.deck }));
  else if (kind === 'discard') state.push(texts.get('page-discard-pile', { count: v.discard.length }));
  else if (kind === 'removed') state.push(texts.get('page-removed', { count: v.removed.length }));
  else if (kind === 'onally') state.push(texts.get('page-on-ally', { count: v.on_ally }));
  else if (seat !== undefined) state.push(name);
  const cite = CITES[kind];
  return {
    name: texts.get(key),
    state: state.filter((line) => line !== ''),
    rule: texts.get(`${key}-rule`),
    ...(cite === undefined ? {} : { cite }),
  };
}
