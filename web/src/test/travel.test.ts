import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { distance, flows, FLIP, look, MOVE, plan, tempo, Travels, within } from '../lib/travel';
import type { Box, Scene, Story, Thing } from '../lib/travel';

const box = (x: number, y: number, w = 10, h = 14): Box => ({ x, y, w, h });
const thing = (key: string, node: string, at: Box, more: Partial<Thing<string>> = {}): Thing<string> => ({
  key,
  node,
  box: at,
  as: '',
  from: [],
  to: [],
  face: '',
  ...more,
});
const scene = (things: Thing<string>[], places: Record<string, Box> = {}): Scene<string> => ({
  things,
  places: new Map(Object.entries(places)),
});
const told = (before: Scene<string>, after: Scene<string>, story: Story = {}): string[] =>
  plan(before, after, story).map(
    (x) => `${x.kind} ${x.key || x.look?.icon} ${x.start.x},${x.start.y}>${x.end.x},${x.end.y}`,
  );

describe('what goes where', () => {
  it('moves what has moved and leaves what has not', () => {
    const before = scene([
      thing('a', 'hand1', box(0, 0)),
      thing('b', 'hand2', box(20, 0)),
      thing('c', 'x', box(40, 0)),
    ]);
    const after = scene([thing('a', 'row1', box(0, 90)), thing('b', 'hand2', box(5, 0)), thing('c', 'x', box(41, 1))]);
    // b stays the same on the page and closes the gap; a lies elsewhere now; c moved by a pixel.
    expect(told(before, after)).toEqual(['shift b 20,0>5,0', 'move a 0,0>0,90']);
  });

  it('lets come what was nowhere, from the first place that is there', () => {
    const places = { 'deck.1': box(200, 0), 'seat.1': box(300, 0) };
    const from = ['hand.1', 'deck.1', 'seat.1'];
    expect(told(scene([], places), scene([thing('a', 'n', box(0, 0), { from })], places))).toEqual([
      'come a 200,0>0,0',
    ]);
    expect(told(scene([]), scene([thing('a', 'n', box(0, 0), { from })]))).toEqual([]);
  });

  it('believes the game before it believes the thing', () => {
    const places = { 'deck.1': box(200, 0), 'dead.0': box(300, 0), 'discard.0': box(400, 0) };
    const a = thing('a', 'n', box(0, 0), { from: ['deck.1'], to: ['discard.0'] });
    const story: Story = { before: () => ['dead.0'], after: () => ['dead.0'] };
    expect(told(scene([], places), scene([a], places), story)).toEqual(['come a 300,0>0,0']);
    expect(told(scene([a], places), scene([], places), story)).toEqual(['go a 0,0>300,0']);
    expect(told(scene([a], places), scene([], places))).toEqual(['go a 0,0>400,0']);
  });

  it('draws nothing that goes when its spot on the page shows something else by now', () => {
    const places = { pile: box(400, 0) };
    const before = scene([thing('a', 'spot', box(0, 0), { to: ['pile'] })], places);
    expect(told(before, scene([thing('b', 'spot', box(0, 0))], places))).toEqual([]);
  });

  it('takes a copy that vanished for the one that appeared elsewhere', () => {
    const before = scene([thing('area.0.5', 'n0', box(0, 0), { as: 'card5' })]);
    const after = scene([thing('area.1.5', 'n1', box(90, 0), { as: 'card5' })]);
    expect(told(before, after)).toEqual(['move area.1.5 0,0>90,0']);
    // One that still lies where it lay has not gone anywhere.
    const both = scene([thing('area.0.5', 'n0', box(0, 0), { as: 'card5' }), ...after.things]);
    expect(told(before, both)).toEqual([]);
  });

  it('lets a thing that is drawn twice come once', () => {
    const at = { from: ['deck'] };
    const before = scene([thing('a', 'n0', box(0, 0), at)], { deck: box(200, 0) });
    const after = scene([thing('a', 'n0', box(0, 0), at), thing('a', 'n1', box(50, 0), at)], { deck: box(200, 0) });
    expect(told(before, after)).toEqual([]);
  });

  it('turns sealed cards together, whatever else moves', () => {
    const down = (key: string, x: number) => thing(key, key, box(x, 0), { face: 'down' });
    const up = (key: string, x: number) => thing(key, `${key}up`, box(x, 0), { face: 'up' });
    const trips = plan(
      scene([down('a', 0), down('b', 90), thing('c', 'n', box(0, 50))]),
      scene([up('a', 0), up('b', 90), thing('c', 'm', box(0, 99))]),
    );
    expect(trips.map((x) => [x.kind, x.key, x.delay, x.turns])).toEqual([
      ['turn', 'a', 0, true],
      ['turn', 'b', 0, true],
      ['move', 'c', 0, false],
    ]);
    expect(trips[0]?.duration).toBe(FLIP);
    // A card that was nowhere and comes from nowhere is turned where it lies.
    expect(told(scene([]), scene([up('plot', 7)]))).toEqual(['turn plot 7,0>7,0']);
  });

  it('carries what has no name of its own, one by one up to five', () => {
    const places = { hex: box(0, 0, 40, 40), hand: box(200, 0, 40, 40) };
    const carried = (count: number): Story => ({
      carried: [{ from: ['hex'], to: ['hand'], count, icon: 'ore', colour: '#000' }],
    });
    expect(told(scene([], places), scene([], places), carried(2))).toEqual(Array(2).fill('carry ore 6,6>206,6'));
    expect(plan(scene([], places), scene([], places), carried(12))).toHaveLength(5);
    expect(told(scene([], places), scene([], { hex: places.hex }), { carried: [] })).toEqual([]);
  });

  it('knows distances from middle to middle', () => {
    expect(distance(box(0, 0, 10, 10), box(30, 40, 10, 10))).toBe(50);
    expect(within(box(0, 0, 100, 100), box(0, 0, 20, 20))).toEqual(box(40, 40, 20, 20));
  });
});

describe('when', () => {
  const many = (n: number, y: number, node: string) =>
    Array.from({ length: n }, (_, i) => thing(`k${i}`, `${node}${i}`, box(i * 20, y)));

  it('sets out one after the other in the order of reading, what goes away first', () => {
    const before = scene([...many(3, 0, 'a'), thing('old', 'o', box(500, 300), { to: ['pile'] })], { pile: box(0, 0) });
    const trips = plan(before, scene(many(3, 100, 'b'), { pile: box(0, 0) }));
    expect(trips.map((x) => [x.key, x.delay])).toEqual([
      ['old', 0],
      ['k0', 60],
      ['k1', 120],
      ['k2', 180],
    ]);
  });

  it('keeps forty within half a second, and takes longer for a long way', () => {
    const trips = plan(scene(many(40, 0, 'a')), scene(many(40, 400, 'b')));
    expect(trips).toHaveLength(40);
    expect(Math.max(...trips.map((x) => x.delay))).toBeLessThan(500);
    const near = plan(scene(many(1, 0, 'a')), scene(many(1, 20, 'b')))[0]!;
    expect(near.duration).toBeGreaterThanOrEqual(MOVE);
    expect(trips[0]!.duration).toBeGreaterThan(near.duration);
  });

  it('waits for the dice, and follows the pace', () => {
    const [one] = plan(scene(many(1, 0, 'a')), scene(many(1, 20, 'b')), { wait: 700 }, 0.5);
    expect(one?.delay).toBe(350);
    expect(one?.duration).toBeLessThan(MOVE);
    expect(plan(scene(many(1, 0, 'a')), scene(many(1, 20, 'b')), {}, 0)).toEqual([]);
  });

  it('moves nothing for whoever wants no motion', () => {
    settings.motion = 'none';
    expect(tempo()).toBe(0);
    settings.motion = 'full';
    expect(tempo()).toBe(1);
  });

  it('follows the speed that is set, and moves nothing at once', () => {
    settings.motion = 'full';
    const paces = (['slow', 'normal', 'fast', 'instant'] as const).map((speed) => {
      settings.speed = speed;
      return tempo();
    });
    settings.speed = 'normal';
    expect(paces).toEqual([...paces].sort((a, b) => b - a));
    expect(paces.at(-1)).toBe(0);
  });
});

describe('what is only counted', () => {
  it('goes from those that have less to those that have more, and the bank makes up the rest', () => {
    expect(flows({ a: 2, b: 1 }, { a: 1, b: 2 }, 'bank')).toEqual([{ from: 'a', to: 'b', count: 1 }]);
    expect(flows({ a: 2 }, { a: 1, b: 3 }, 'bank')).toEqual([
      { from: 'a', to: 'b', count: 1 },
      { from: 'bank', to: 'b', count: 2 },
    ]);
    expect(flows({ a: 5, b: 0 }, { b: 0 }, 'bank')).toEqual([{ from: 'a', to: 'bank', count: 5 }]);
    expect(flows({ a: 1 }, { a: 1 }, 'bank')).toEqual([]);
  });
});

describe('on the page', () => {
  let said: { node: Element; keys: Keyframe[]; cancelled: boolean; finish: () => void }[] = [];
  let app: HTMLElement, layer: HTMLElement;
  const places: Record<string, [number, number]> = {};
  beforeEach(() => {
    settings.motion = 'full';
    said = [];
    document.body.innerHTML =
      '<div class="app"><div id="layer"></div><ul id="hand"><li data-fly="1" data-code="9">Robb</li></ul>' +
      '<div id="row"></div><i data-place="pile">3</i></div>';
    app = document.querySelector('.app')!;
    layer = document.querySelector('#layer')!;
    for (const name of Object.keys(places)) delete places[name];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const name = (this as HTMLElement).dataset['fly'] ?? (this as HTMLElement).dataset['place'] ?? '';
      const [x, y] = places[name] ?? [0, 0];
      return { left: x, top: y, width: 10, height: 14 } as DOMRect;
    });
    Element.prototype.animate = function (this: Element, keys: Keyframe[]) {
      const one = { node: this, keys, cancelled: false, finish: () => animation.onfinish?.() };
      const animation = { cancel: () => (one.cancelled = true), onfinish: null as null | (() => void) };
      said.push(one);
      return animation as unknown as Animation;
    } as never;
  });
  const play = (travels: Travels): void => {
    places['1'] = [0, 0];
    travels.before();
    document.querySelector('#row')!.append(Object.assign(document.createElement('b'), { textContent: 'Robb' }));
    document.querySelector('#hand')!.innerHTML = '';
    (document.querySelector('#row b') as HTMLElement).dataset['fly'] = '1';
    places['1'] = [120, 40];
    travels.after({});
  };

  it('flies a picture that takes no clicks, by transform and opacity alone, and shows the thing when it lands', () => {
    const travels = new Travels(() => layer);
    play(travels);
    const picture = layer.querySelector<HTMLElement>('.flying')!;
    expect(picture.textContent).toBe('Robb');
    expect(picture.querySelector('[data-fly], [data-code]')).toBeNull();
    expect(said.map((x) => x.node)).toEqual([picture, document.querySelector('#row b')]);
    for (const { keys } of said)
      for (const key of keys)
        for (const name of Object.keys(key)) expect(['transform', 'opacity', 'offset']).toContain(name);
    expect(said[0]?.keys[0]?.['transform']).toContain('translate(-120px, -40px)');
    said[0]?.finish();
    expect(layer.children).toHaveLength(0);
  });

  it('ends at once, and leaves nothing behind, when the next change comes', () => {
    const travels = new Travels(() => layer);
    play(travels);
    travels.before();
    expect(layer.children).toHaveLength(0);
    expect(said.every((x) => x.cancelled)).toBe(true);
  });

  it('neither looks nor moves without motion', () => {
    settings.motion = 'none';
    play(new Travels(() => layer));
    expect(said).toEqual([]);
    expect(layer.children).toHaveLength(0);
  });

  it('finds things and places by their names; a thing is a place, too', () => {
    places['1'] = [5, 6];
    const seen = look(app);
    expect(seen.things.map((x) => [x.key, x.box.x])).toEqual([['1', 5]]);
    expect([...seen.places.keys()]).toEqual(['fly.1', 'pile']);
  });
});
