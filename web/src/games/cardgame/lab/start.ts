/* The lab of a card game: positions made by its fixtures.py, shown without a server. Not part of the build.
?p=name&lang=pl&theme=dark&motion=1 */
import { mount } from 'svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/components.css';
import '../../../styles/app.css';
import ownEn from '../../../locale/en.ftl?raw';
import ownPl from '../../../locale/pl.ftl?raw';
import programEn from '../../../../../src/greathall/texts/locale/en.ftl?raw';
import programPl from '../../../../../src/greathall/texts/locale/pl.ftl?raw';
import { frame } from '../../../lib/frame.svelte';
import { offered } from '../../../lib/targets';
import { Texts } from '../../../lib/texts';
import type { Lang } from '../../../lib/texts';
import type { Choice, GameInfo } from '../../../lib/wire';
import type { GameUi } from '../../types';
import Lab from './Lab.svelte';

/** first: the position shown when none is named; texts: of the game, by language. */
export function start(ui: GameUi, sample: { info: object; positions: object }, ftl: Record<Lang, string>, first: string, rule: string): void {
  const q = new URLSearchParams(location.search);
  const lang = (q.get('lang') ?? 'pl') as Lang;
  const info = sample.info as GameInfo;
  const texts = new Texts(lang, lang === 'pl' ? [ownPl, programPl, ftl.pl] : [ownEn, programEn, ftl.en], info);
  const positions = sample.positions as Record<string, { view: object; seat: number; names: string[]; decision: string | null; options: Choice[] }>;
  const p = positions[q.get('p') ?? first]!;
  const question = p.decision === null ? null : { seat: p.seat, kind: info.decisions.indexOf(p.decision), rule: '', id: 1, options: p.options };
  document.documentElement.dataset['theme'] = q.get('theme') ?? 'dark';
  document.documentElement.lang = lang;
  document.body.className = frame.now === 'wide' ? '' : frame.now;
  const given = {
    info, view: p.view, seat: p.seat, names: p.names, texts, decision: p.decision, recent: [], motion: q.get('motion') === '1', options: {}, narrowed: null,
    targets: offered(info, texts, question, p.names, null).targets, assembled: [], asked: p.decision === null ? [] : [p.seat], sitting: p.names.map((_, i) => (i === p.seat ? 'ty' : 'bot')),
    raised: null,
  };
  mount(Lab, { target: document.getElementById('app') as HTMLElement, props: { given, ui, rule } });
}
