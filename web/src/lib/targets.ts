/* From the options of a question to what is shown: targets with labels and keys, and groups of one verb as buttons. */
import { manifestOf } from '../games/registry';
import type { Target } from '../games/types';
import { passing } from './keys';
import { capital } from './texts';
import type { Texts } from './texts';
import type { Choice, GameInfo, Question } from './wire';

/** At most so many buttons stand in the prompt bar. */
export const MOST_BUTTONS = 6;

export interface Group {
  verb: string;
  label: string;
  /** only what tells it apart, where the question already says the rest; '' when the whole sentence is needed */
  short: string;
  targets: Target[];
  key: string;
}

export interface Offered {
  /** every option, with the keys that work now */
  targets: Target[];
  /** buttons of the bar: one option each, or a verb with several places */
  groups: Group[];
  /** the passing or ending option on Space */
  pass: Target | null;
  /** the verb the person has narrowed the choice to */
  narrowed: string | null;
  /** are (some of) the offered things places of the board? */
  onBoard: boolean;
  /** ... and all of them? */
  allOnBoard: boolean;
}

export const NOTHING: Offered = {
  targets: [],
  groups: [],
  pass: null,
  narrowed: null,
  onBoard: false,
  allOnBoard: false,
};

export function decisionName(info: GameInfo, question: Question | null): string | null {
  return question === null ? null : (info.decisions[question.kind] ?? null);
}

/** Is it picked on the board? The game's manifest knows; without one, places are what is named by notation ("=A1.N"). */
function isPlace(info: GameInfo, verb: string): boolean {
  const places = manifestOf(info.id).places;
  return (info.verbs[verb] ?? []).some(([, type]) =>
    places === undefined ? info.values[type]?.[0]?.startsWith('=') === true : places.includes(type),
  );
}

/** The one thing an option is about, where that says enough; '' otherwise. */
export function short(info: GameInfo, texts: Texts, target: Target, names: string[]): string {
  const named = (info.verbs[target.verb] ?? []).filter(([, type]) => type !== 'number');
  const [only] = named;
  if (named.length !== 1 || only === undefined) return '';
  const [field, type] = only;
  const value = target.fields[field] ?? -1;
  const known =
    type === 'seat'
      ? names[value] !== undefined
      : info.values[type]?.[value] !== undefined && !info.values[type][value].endsWith('-unknown');
  return known ? capital(texts.value(type, value, names)) : '';
}

export function targetOf(
  info: GameInfo,
  texts: Texts,
  choice: Choice,
  decision: string | null,
  names: string[],
): Target {
  const [code, verb, values] = choice;
  const fields: Record<string, number> = {};
  (info.verbs[verb] ?? []).forEach(([field], i) => (fields[field] = values[i] ?? -1));
  return { code, verb, values, fields, key: '', label: texts.option(choice, decision, names) };
}

export function offered(
  info: GameInfo,
  texts: Texts,
  question: Question | null,
  names: string[],
  narrowed: string | null = null,
): Offered {
  if (question === null) return NOTHING;
  const decision = decisionName(info, question);
  const targets: Target[] = question.options.map((choice) => targetOf(info, texts, choice, decision, names));
  // What is allowed but can do nothing says so wherever it is named.
  const idle = new Set(question.without_effect ?? []);
  const told = (target: Target, label: string): string =>
    label !== '' && idle.has(target.code) ? texts.get('web-without-effect', { option: label }) : label;
  for (const target of targets) target.label = told(target, target.label);
  const { passing: more, order } = manifestOf(info.id);
  if (order !== undefined) {
    const rank = new Map(targets.map((target) => [target, order(info, target.verb, target.values)]));
    targets.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  }
  const pass = passing(targets, more);
  const rest = targets.filter((target) => target !== pass);
  const verbs = [...new Set(rest.map((target) => target.verb))];
  const few = narrowed !== null && rest.some((target) => target.verb === narrowed);

  if (few || verbs.length === 1) {
    const chosen = few ? rest.filter((target) => target.verb === narrowed) : rest;
    if (chosen.length <= 10) chosen.forEach((target, i) => (target.key = String((i + 1) % 10)));
    const groups = chosen.map((target) => ({
      verb: target.verb,
      label: target.label,
      short: told(target, short(info, texts, target, names)),
      targets: [target],
      key: target.key,
    }));
    return {
      targets,
      groups,
      pass,
      narrowed: few ? narrowed : null,
      onBoard: chosen.some((x) => isPlace(info, x.verb)),
      allOnBoard: chosen.every((x) => isPlace(info, x.verb)),
    };
  }

  const groups: Group[] = [];
  for (const verb of verbs) {
    const same = rest.filter((target) => target.verb === verb);
    const label = `page-do-${verb}`;
    if (same.length > 1 && texts.has(label))
      groups.push({ verb, label: texts.get(label), short: '', targets: same, key: '' });
    else for (const target of same) groups.push({ verb, label: target.label, short: '', targets: [target], key: '' });
  }
  groups.slice(0, 10).forEach((group, i) => {
    group.key = String((i + 1) % 10);
    const [only] = group.targets;
    if (group.targets.length === 1 && only !== undefined) only.key = group.key;
  });
  const placed = rest.map((x) => isPlace(info, x.verb));
  return { targets, groups, pass, narrowed: null, onBoard: placed.includes(true), allOnBoard: !placed.includes(false) };
}

/** What is picked and awaits its answer is not offered a second time; only the pass stays where it is. */
export function without(offer: Offered, awaited: number[]): Offered {
  if (awaited.length === 0) return offer;
  const free = (target: Target): boolean => target === offer.pass || !awaited.includes(target.code);
  return {
    ...offer,
    targets: offer.targets.filter(free),
    groups: offer.groups
      .map((group) => ({ ...group, targets: group.targets.filter(free) }))
      .filter((group) => group.targets.length > 0),
  };
}
