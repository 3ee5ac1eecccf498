import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { RULES as HBO } from '../hbo/rules';
import hbo from '../hbo/sample.json';
import { FACE as LCG } from '../lcg/face';
import lcg from '../lcg/sample.json';
import Card from './Card.svelte';
import { blankedBy, factsOf, tableOf } from './model';
import { Lab } from './testing';
import { clipped, SHORT, shortReason, shortText, traitsWithin } from './words';
import { zoom } from './zoom';

const labs = [
  new Lab<'lcg', keyof typeof lcg.positions>(lcg, LCG, 'LCG-ACT.1'),
  new Lab<'hbo', keyof typeof hbo.positions>(hbo, HBO, 'HBO-ACT.3'),
];
afterEach(() => zoom.clear());

describe('a short text', () => {
  it('is there for every card with a text, in both languages', () => {
    for (const { info, pl, en } of labs)
      for (const texts of [pl, en])
        info.board.cards.forEach((_, d) => {
          const said = shortText(info, texts, d);
          expect(said.length).toBeLessThanOrEqual(SHORT);
          expect(said, texts.value('card', d)).not.toMatch(/…/);
        });
  });
  it('falls back to the whole one, cut between two words', () => {
    expect(clipped('Action: draw a card. Once a round.', 20)).toBe('Action: draw a…');
    expect(clipped('Action: draw a card, then discard one.', 21)).toBe('Action: draw a card…');
    expect(clipped('Short.', 34)).toBe('Short.');
    for (let most = 2; most < 40; most++)
      expect(clipped('Gdy postać zginie, wszystkie twoje postacie wstają.', most).length).toBeLessThanOrEqual(most);
    expect(clipped('Niezachwiani', 5)).toBe('…');
  });
  it('names traits whole or not at all', () => {
    expect(traitsWithin(['Lord', 'Mała Rada'], 17)).toBe('Lord · Mała Rada');
    expect(traitsWithin(['Lord', 'Mała Rada'], 12)).toBe('Lord');
    expect(traitsWithin(['Lord', 'Rycerz', 'Mała Rada'], 17)).toBe('Lord · Rycerz …');
    expect(traitsWithin([], 17)).toBe('');
  });
  it('says why a card cannot be used, where somebody has written it', () => {
    expect(shortReason(labs[0]!.pl, 'LCG-COST.1')).toBe('za mało złota');
    expect(shortReason(labs[0]!.pl, 'LCG-NONE.1')).toBe('');
    expect(shortReason(labs[0]!.pl, '')).toBe('');
  });
});

describe.each(labs.map((lab) => [lab.info.id, lab] as const))('faces of %s', (_, lab) => {
  const { info, pl, face } = lab;
  const g = { info, texts: pl, face };
  const types = [...new Set(info.board.cards.map((f) => f.type))];
  it.each(types)('of type %s is told by its shape and says its text, short or whole', (type) => {
    const d = info.board.cards.findIndex((f) => f.type === type);
    const whole = pl.get(`${info.values['card']![d]}-text`).split('\n')[0]!;
    for (const size of ['L', 'M', 'S', 'X'] as const) {
      const { container, unmount } = render(Card, { props: { g, d, size, told: true } });
      const card = container.querySelector('.cg-card')!;
      expect([...card.classList]).toEqual(expect.arrayContaining([size, type]));
      const said = card.querySelector('.face .tx')?.textContent ?? '';
      const across = type === 'plot' || type === 'agenda';
      if (size === 'S' && !across) expect(said).toBe('');
      else if (size === 'M') expect(said).toContain(shortText(info, pl, d));
      else if (size !== 'S')
        expect(said).toContain(
          whole
            .slice(whole.indexOf(': ') + 2, 60)
            .trim()
            .slice(0, 12),
        );
      // whoever cannot see it is told all of it, whatever the size
      expect(card.querySelector('.vh')?.textContent).toContain(whole.slice(0, 20));
      unmount();
    }
  });
  it('shows how a card stands: kneeling, changed, gained, blank, greyed with its reason', () => {
    const d = info.board.cards.findIndex((f) => f.type === 'character' && (f.icons ?? []).length === 1);
    const f = factsOf(info, d);
    const other = ['military', 'intrigue', 'power'].find((x) => !f.icons!.includes(x))!;
    const card = {
      ...{ number: 1, design: d, marks: ['kneeling'], power: 2, tokens: 0, host: -1, keywords: [] },
      strength: (f.strength ?? 0) + 2,
      icons: [...f.icons!, other],
    };
    const { container } = render(Card, {
      props: { g, d, card, lies: true, blank: 'Pułapka', dim: true, reason: 'za mało złota' },
    });
    const drawn = (selector: string): string => container.querySelector(`.face ${selector}`)?.textContent ?? '';
    expect(container.querySelector('.cg-card.lies.dim')).not.toBeNull();
    expect(drawn('.knb')).toContain(pl.get('term-kneeling'));
    expect(drawn('.str.up')).toBe(String((f.strength ?? 0) + 2));
    expect(container.querySelectorAll('.ci.gain')).toHaveLength(1);
    expect(drawn('.tok')).toBe('2');
    expect(drawn('.tx s')).toBe(shortText(info, pl, d));
    expect(drawn('.tx em')).toBe(`${pl.get('page-blank')} (Pułapka)`);
    expect(drawn('.no')).toBe('za mało złota');
  });
  it('names what has taken a text, unless it hangs on the card', () => {
    const v = lab.tableView(lab.names[0] as never);
    const seat = v.seats.find((s) => s.plot !== null)!;
    const [first] = v.seats.flatMap((s) => s.play);
    if (seat === undefined || first === undefined) return;
    const blank = { ...v, blanked: [{ card: first.number, source: seat.plot!.number }] };
    const table = tableOf(face, info, blank);
    expect(blankedBy(blank, table, pl, first.number)).toBe(pl.value('card', seat.plot!.design));
    table.under.set(first.number, [{ card: { ...first, number: seat.plot!.number }, seat: 0 }]);
    expect(blankedBy(blank, table, pl, first.number)).toBe('');
    expect(blankedBy(v, table, pl, first.number)).toBeUndefined();
  });
});
