/* For the tests of both card games: positions of the lab as props, and what must hold in either game. */
// @ts-expect-error: the types of Node are not installed
import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, it, vi } from 'vitest';
import { offered } from '../../lib/targets';
import { Texts } from '../../lib/texts';
import type { Lang } from '../../lib/texts';
import type { Choice, GameInfo, View } from '../../lib/wire';
import type { GameProps } from '../types';
import { describeTable } from './describe';
import type { Face } from './face';
import { changes, factsOf } from './model';
import { zoom } from './zoom';
import type { CardId } from './types';

const here = import.meta.url.replace('file://', '');
const root = here.slice(0, here.lastIndexOf('web/src/'));
export const read = (path: string): string => String(readFileSync(`${root}${path}`, 'utf8'));
export const codesOf = (...roots: Element[]): number[] =>
  [
    ...new Set(
      roots.flatMap((r) => [...r.querySelectorAll<HTMLElement>('[data-code]')].map((x) => Number(x.dataset['code']))),
    ),
  ].sort((a, b) => a - b);

export interface Position<G extends CardId> {
  view: View<G>;
  seat: number;
  names: string[];
  decision: string | null;
  options: Choice[];
}
/** What web/tools/fixtures.py makes of a game. */
interface Sample<Name extends string> {
  info: object;
  positions: Record<Name, unknown>;
}

export class Lab<G extends CardId, Name extends string> {
  readonly info: GameInfo<G>;
  readonly pl: Texts;
  readonly en: Texts;
  readonly names: Name[];

  /** rule: what the server would name as the reason why a card cannot be played */
  constructor(
    readonly sample: Sample<Name>,
    readonly face: Face,
    readonly rule: string,
  ) {
    this.info = sample.info as GameInfo<G>;
    this.names = Object.keys(sample.positions) as Name[];
    this.pl = this.#texts('pl');
    this.en = this.#texts('en');
  }
  #texts(lang: Lang): Texts {
    return new Texts(
      lang,
      ['web/src/locale', 'src/greathall/texts/locale', `src/greathall/games/${this.info.id}/locale`].map((folder) =>
        read(`${folder}/${lang}.ftl`),
      ),
      this.info,
    );
  }
  at = (name: Name): Position<G> => this.sample.positions[name] as Position<G>;
  tableView = (name: Name): View<G> => this.at(name).view;
  props = (name: Name, over: Partial<GameProps<G>> = {}): GameProps<G> & { face: Face } => {
    const p = this.at(name),
      { info, pl } = this;
    const question =
      p.decision === null
        ? null
        : { seat: p.seat, kind: info.decisions.indexOf(p.decision), rule: '', id: 1, options: p.options };
    return {
      info,
      view: p.view,
      seat: p.seat,
      names: p.names,
      texts: pl,
      decision: p.decision,
      recent: [],
      motion: false,
      narrowed: null,
      options: {},
      assembled: [],
      targets: offered(info, pl, question, p.names, over.narrowed ?? null).targets,
      pick: vi.fn(),
      pickMany: vi.fn(),
      why: vi.fn(async () => this.rule),
      narrow: vi.fn(),
      asked: [p.seat],
      sitting: p.names.map(() => 'bot'),
      raised: null,
      raise: vi.fn(),
      rule: vi.fn(),
      curtain: vi.fn(),
      face: this.face,
      ...over,
    };
  };

  // ---------------------------------------------------------------- what must hold in either game
  /** Options are buttons, and nothing else is one; `picked`: positions in which the first of the table is clicked. */
  targets(Board: Component<GameProps<G>>, Hand: Component<GameProps<G>>, picked: Name[]): void {
    /** answered by buttons of the prompt bar alone: these verbs point at nothing */
    const plain = (verb: string): boolean => (this.info.verbs[verb] ?? []).length === 0;
    it.each(this.names)(
      'every option is a button on the table, in the hand or in the bar, and nothing else is (%s)',
      (name) => {
        const g = this.props(name);
        const board = render(Board, { props: g }),
          hand = render(Hand, { props: g });
        const wanted = g.targets.filter((t) => !plain(t.verb)).map((t) => t.code);
        expect(codesOf(board.container, hand.container)).toEqual([...new Set(wanted)].sort((a, b) => a - b));
        for (const card of board.container.querySelectorAll('.cg-card, .mc, .att'))
          expect(card.querySelector('.vh')?.textContent?.length).toBeGreaterThan(3);
        expect(board.container.textContent + hand.container.textContent).not.toMatch(
          /undefined|NaN|page-|term-|\{ ?\$/,
        );
        board.unmount();
        hand.unmount();
        expect([...this.pl.missing]).toEqual([]);
      },
    );
    it.each(picked)('picks by a click, and shows no target to who is not asked (%s)', async (name) => {
      const g = this.props(name);
      const { container, unmount } = render(Board, { props: g });
      const first = container.querySelector<HTMLElement>('[data-code]')!;
      expect(first.tagName).toBe('BUTTON');
      await fireEvent.click(first);
      expect(g.pick, name).toHaveBeenCalledWith(Number(first.dataset['code']));
      unmount();
      const idle = render(Board, { props: this.props(name, { targets: [], decision: null }) });
      expect(codesOf(idle.container)).toEqual([]);
    });
  }
  strengths(most: number): void {
    it('adds up what changes a strength', () => {
      let seen = 0;
      for (const name of this.names) {
        const v = this.tableView(name);
        for (const c of v.seats.flatMap((s) => s.play)) {
          const all = changes(v, c.number);
          if (c.strength === null || all.length === 0) continue;
          seen += 1;
          expect(
            Math.max(0, (factsOf(this.info, c.design).strength ?? 0) + all.reduce((sum, x) => sum + x.amount, 0)),
            name,
          ).toBe(c.strength);
        }
      }
      expect(seen).toBeGreaterThan(most);
    });
  }
  /** Both players see how many challenges of each type are left, in the challenges phase alone. */
  challengesLeft(Board: Component<GameProps<G>>, fighting: Name, before: Name): void {
    it('tells which challenges are left', () => {
      const v = this.tableView(fighting),
        { container, unmount } = render(Board, { props: this.props(fighting) });
      const shown = [...container.querySelectorAll('.cg-side .ch')];
      expect(shown).toHaveLength(2);
      expect(shown.map((x) => x.querySelectorAll('b').length)).toEqual([3, 3]);
      const gone = v.seats.flatMap((s) => s.left ?? []).filter((n) => n <= 0).length;
      expect(container.querySelectorAll('.cg-side .ch .gone')).toHaveLength(gone);
      unmount();
      expect(this.tableView(before).seats.every((s) => s.left === null)).toBe(true);
      const box = render(Board, { props: this.props(before) }).container.querySelector<HTMLElement>('.cg-side .ch')!;
      expect(box.querySelectorAll('b')).toHaveLength(0);
      expect(box.querySelector('svg')?.getAttribute('aria-label')).toBe(this.pl.get(this.face.banner));
      expect(box.dataset['tip']).toMatch(/^banner:\d$/);
    });
  }
  everyCard(Panel: Component<GameProps<G>>, at: Name, cards: number): void {
    it('can show every card, every other one in each language', async () => {
      for (const [first, texts] of [this.pl, this.en].entries()) {
        const { container, unmount } = render(Panel, { props: this.props(at, { texts }) });
        for (let d = first; d < cards; d += 2) {
          zoom.held = { d, n: -1 };
          await Promise.resolve();
          expect(container.textContent).not.toMatch(/page-|term-|keyword-|trait-|faction-|house-|undefined/);
        }
        unmount();
        expect([...texts.missing]).toEqual([]);
      }
    });
  }
  inWords(): void {
    it('describes every position in both languages without a missing text', () => {
      for (const name of this.names) {
        for (const texts of [this.pl, this.en]) {
          const lines = describeTable(this.face, this.info, this.at(name).view, texts, this.at(name).names);
          expect(lines.length, name).toBeGreaterThan(5);
          expect([...texts.missing], name).toEqual([]);
          expect(lines.join('\n'), name).not.toMatch(/undefined|NaN|\{ ?\$/);
          for (const who of this.at(name).names) expect(lines.join('\n')).toContain(who);
        }
      }
    });
  }
}
