/* What each thing of a card game's table is, how it stands now and what its rule is. */
import { aboutOf, type Tip } from '../../lib/tips';
import type { Rules } from './face';
import { factsOf } from './model';
import { CHALLENGES, GOAL } from './names';
import type { GameProps } from './types';
import { plotValues } from './words';

type Seen = Pick<GameProps, 'info' | 'view' | 'names' | 'texts'>;

/** `rules`: the game's own numbers and words. */
export function tipOf(rules: Rules, g: Seen, said: string): Tip | null {
  const { view: v, texts, names } = g;
  const { kind, first: at, second } = aboutOf(said);
  const which = said.split(':')[1] ?? '';
  const s = v.seats[at];
  const who = names[at] ?? '';
  if (kind === 'card') return at < 0 ? null : { name: texts.value('card', at), card: true, wide: true };
  if (kind === 'keyword') return { name: texts.get(`keyword-${which}`), rule: texts.get(`keyword-${which}-text`) };
  if (kind === 'phase') return { name: texts.get(`page-phase-${which}`), rule: texts.get(`page-tip-phase-${which}`) };
  if (kind === 'icon') {
    const icon = CHALLENGES[at] ?? 'military';
    return { name: texts.value('challenge', at), rule: texts.get(`page-tip-icon-${icon}`) };
  }
  if (kind === 'value') {
    const value = rules.plot[second]?.key ?? 'claim';
    const found = s?.plot == null ? undefined : plotValues(rules, v, at, s, factsOf(g.info, s.plot.design))[second];
    return {
      name: texts.get(`term-${value}`),
      state: found === undefined ? [] : [`${who}: ${found.now}`],
      rule: texts.get(`page-tip-value-${value}`),
    };
  }
  const key = `page-tip-${kind}`;
  if (!texts.has(key)) return null;
  const state: string[] = [];
  if (s !== undefined) {
    const counts: Record<string, number | string> = {
      power: `${s.power} / ${GOAL}`,
      gold: s.gold,
      hand: s.hand_size,
      deck: s.deck,
      discard: s.discard.length,
      dead: s.dead.length,
      used: s.used.length,
      plots: s.plots_left,
      banner: s.faction_power,
    };
    const count = counts[kind];
    state.push(count === undefined ? who : `${who}: ${count}`);
    if (kind === 'left' && s.left != null)
      state.push(
        ...CHALLENGES.map((_, i) =>
          texts.get('page-left', { challenge: texts.value('challenge', i), count: Math.max(0, s.left?.[i] ?? 0) }),
        ),
      );
  }
  if (kind === 'first') state.push(texts.get('page-first-player-is', { name: names[v.first] ?? '' }));
  if (kind === 'total' && v.challenge !== null)
    state.push(`${v.challenge.attack.total} : ${v.challenge.defence.total}`);
  const name = kind === 'left' ? 'page-challenges-left' : kind === 'banner' ? rules.banner : key;
  return { name: texts.get(name), state, rule: texts.get(`${key}-rule`) };
}
