/* The lab: positions made by fixtures.py, shown without a server. Not part of the build. ?p=name&lang=pl&theme=dark&movie=x */
import { mount } from 'svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/components.css';
import { Texts, type Lang } from '../../../lib/texts';
import { offered } from '../../../lib/targets';
import type { GameInfo, Choice } from '../../../lib/wire';
import Lab from './Lab.svelte';

const q = new URLSearchParams(location.search);
const lang = (q.get('lang') ?? 'pl') as Lang;
const at = '/@fs/tmp/catan-lab';
const [positions, movies, ftl] = await Promise.all([
  fetch(`${at}/positions.json`).then((r) => r.json()),
  fetch(`${at}/movies.json`).then((r) => r.json()),
  fetch(`${at}/${lang}.ftl`).then((r) => r.text()),
]);
const info = positions.info as GameInfo;
const texts = new Texts(lang, [ftl], info);
const make = (p: any, narrowed: string | null): any => {
  const question = p.decision === null ? null : { seat: p.seat, kind: info.decisions.indexOf(p.decision), rule: '', id: 1, options: p.options as Choice[] };
  return {
    info, view: p.view, seat: p.seat, names: p.names, texts, decision: p.decision, recent: p.recent, motion: q.get('motion') !== '0', options: {},
    targets: offered(info, texts, question, p.names, narrowed).targets,
  };
};
document.documentElement.dataset.theme = q.get('theme') ?? 'light';
const frames = q.get('movie') ? movies[q.get('movie') ?? ''] : [positions.positions[q.get('p') ?? 'brotherhood4-main']];
mount(Lab, { target: document.getElementById('app') as HTMLElement, props: { frames, make, texts } });
(window as any).labNames = Object.keys(positions.positions);
