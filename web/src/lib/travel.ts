/* Things travel: what lies where before a change of the shown view, what lies where after it, and the browser's own
animation between the two. A thing carries its name in `data-fly` wherever it is drawn; a place that things come from or go
to carries its names in `data-place`. What flies is a picture of the thing in a layer above that takes no clicks; the thing
itself is at its place from the first moment on and only unseen until the picture lands. Only transform and opacity move. */
import type { Speed } from './director';
import { iconUrl } from './icons';
import { settings, shown } from './settings.svelte';

// ---------------------------------------------------------------- how long
export const MOVE = 320,
  FLIP = 280,
  PULSE = 900;
const GAP = 60,
  // However many things set out, the last one starts at most so much later than the first.
  SPREAD = 420,
  // A long way takes a little longer, so that the eye can follow.
  PER_PIXEL = 0.25,
  MOST_FOR_WAY = 200,
  /** what moves by less than this has not moved */
  LEAST = 3,
  MOST = 80;
const PACE: Record<Speed, number> = { slow: 1.5, normal: 1, fast: 0.6, instant: 0 };
const EASE = 'cubic-bezier(.35,0,.15,1)';

/** How long movements last compared with their usual time; 0: nothing moves. */
export function tempo(): number {
  return shown.motion ? PACE[settings.speed] : 0;
}

// ---------------------------------------------------------------- what lies where
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** N: what stands for the thing on the page. */
export interface Thing<N = unknown> {
  key: string;
  node: N;
  box: Box;
  /** things that look alike have the same: copies of a card that nobody can tell apart */
  as: string;
  /** names of places it comes from when it was nowhere, and goes to when it is nowhere, the first that is there counts */
  from: string[];
  to: string[];
  /** which side is up; when that changes, it is turned over */
  face: string;
}
export interface Scene<N = unknown> {
  things: Thing<N>[];
  places: Map<string, Box>;
}

// ---------------------------------------------------------------- what a game says besides
/** Something without a name of its own that goes from place to place: a resource, a power token. */
export interface Carried {
  /** names of places, the first that is there counts */
  from: string[];
  to: string[];
  count: number;
  /** icon of the sprite, and the colour of the chip: a value of CSS */
  icon: string;
  colour: string;
  /** a card seen from behind instead of a round chip */
  card?: boolean;
}
export interface Story {
  /** so long nothing moves: the dice land before their effect (ms) */
  wait?: number;
  /** places that light up: hexes that produce */
  glow?: string[];
  carried?: Carried[];
  /** names of the place in which a thing that is drawn nowhere lies before, or lies after */
  before?: (key: string) => string[];
  after?: (key: string) => string[];
}

// ---------------------------------------------------------------- what goes where
export type Kind = 'shift' | 'move' | 'come' | 'go' | 'carry' | 'turn';
export interface Trip<N = unknown> {
  kind: Kind;
  key: string;
  /** what is drawn on the way; null for what a game only says */
  node: N | null;
  start: Box;
  end: Box;
  delay: number;
  duration: number;
  turns: boolean;
  look: Carried | null;
}

const middle = (b: Box): [number, number] => [b.x + b.w / 2, b.y + b.h / 2];
const drawn = (b: Box): boolean => b.w > 0 && b.h > 0;
export function distance(a: Box, b: Box): number {
  const [ax, ay] = middle(a),
    [bx, by] = middle(b);
  return Math.hypot(ax - bx, ay - by);
}
/** A box of the same size in the middle of another one. */
export function within(place: Box, size: Box): Box {
  const [x, y] = middle(place);
  return { x: x - size.w / 2, y: y - size.h / 2, w: size.w, h: size.h };
}
/** The first of these places that is there. */
function place(names: string[], ...all: Map<string, Box>[]): Box | undefined {
  for (const name of names)
    for (const map of all) {
      const box = map.get(name);
      if (box !== undefined && drawn(box)) return box;
    }
  return undefined;
}
const CHIP: Box = { x: 0, y: 0, w: 28, h: 28 };
/** More of one kind than this go as one heap. */
const EACH = 5;

/** Which thing goes from where to where, what comes, what goes away, in which order. Pure: boxes in, trips out. */
export function plan<N>(before: Scene<N>, after: Scene<N>, story: Story = {}, pace = 1): Trip<N>[] {
  if (pace <= 0) return [];
  // What is on the page but not drawn lies nowhere.
  [before, after] = [before, after].map((x) => ({ ...x, things: x.things.filter((y) => drawn(y.box)) })) as [
    Scene<N>,
    Scene<N>,
  ];
  const left = new Set(before.things);
  const byKey = new Map<string, Thing<N>[]>();
  for (const thing of before.things) byKey.set(thing.key, [...(byKey.get(thing.key) ?? []), thing]);
  const known = new Map<Thing<N>, Thing<N>>();
  const take = (now: Thing<N>, was: Thing<N> | undefined): void => {
    if (was === undefined) return;
    known.set(now, was);
    left.delete(was);
  };
  // The same thing on the same spot of the page first, then the same thing elsewhere, then one that looks like it.
  for (const now of after.things)
    take(
      now,
      byKey.get(now.key)?.find((was) => was.node === now.node),
    );
  for (const now of after.things)
    if (!known.has(now))
      take(
        now,
        byKey.get(now.key)?.find((was) => left.has(was)),
      );
  for (const now of after.things) {
    if (known.has(now) || now.as === '') continue;
    take(
      now,
      [...left].find((was) => was.as === now.as && !after.things.some((x) => x.key === was.key)),
    );
  }
  const here = new Set(after.things.map((x) => x.node));
  const also = new Set(after.things.map((x) => x.key));

  const together: Trip<N>[] = [],
    oneByOne: Trip<N>[] = [],
    carried: Trip<N>[] = [];
  const trip = (kind: Kind, thing: Thing<N>, start: Box, end: Box, turns = false): Trip<N> => ({
    kind,
    key: thing.key,
    node: thing.node,
    start,
    end,
    delay: 0,
    duration: 0,
    turns,
    look: null,
  });
  for (const now of after.things) {
    const was = known.get(now);
    if (was === undefined) {
      // A thing that is drawn twice has come once.
      if (byKey.has(now.key)) continue;
      const source = place([...(story.before?.(now.key) ?? []), ...now.from], before.places, after.places);
      if (source !== undefined && distance(source, now.box) >= LEAST)
        oneByOne.push(trip('come', now, source, now.box, now.face === 'up'));
      else if (now.face === 'up') together.push(trip('turn', now, now.box, now.box, true));
      continue;
    }
    const turns = was.face !== '' && now.face !== '' && was.face !== now.face;
    const moved = distance(was.box, now.box) >= LEAST;
    if (moved && was.node !== now.node) oneByOne.push(trip('move', now, was.box, now.box, turns));
    else if (moved) together.push(trip('shift', now, was.box, now.box));
    else if (turns) together.push(trip('turn', now, now.box, now.box, true));
  }
  for (const was of left) {
    if (here.has(was.node) || also.has(was.key)) continue;
    const target = place([...(story.after?.(was.key) ?? []), ...was.to], after.places, before.places);
    if (target !== undefined && distance(was.box, target) >= LEAST) oneByOne.push(trip('go', was, was.box, target));
  }
  for (const look of story.carried ?? []) {
    const from = place(look.from, after.places, before.places),
      to = place(look.to, after.places, before.places);
    if (from === undefined || to === undefined || look.count <= 0 || distance(from, to) < LEAST) continue;
    for (let i = 0; i < Math.min(look.count, EACH); i++)
      carried.push({
        kind: 'carry',
        key: '',
        node: null,
        start: within(from, CHIP),
        end: within(to, CHIP),
        delay: 0,
        duration: 0,
        turns: false,
        look,
      });
  }
  // What goes away makes room first, then in the order of reading; all that is carried goes at the same time.
  const reading = (a: Trip<N>, b: Trip<N>): number =>
    Number(b.kind === 'go') - Number(a.kind === 'go') || a.start.y - b.start.y || a.start.x - b.start.x;
  oneByOne.sort(reading);
  for (const row of [oneByOne, carried]) {
    const gap = Math.min(GAP, SPREAD / Math.max(1, row.length - 1));
    row.forEach((x, i) => {
      x.delay = i * gap;
      x.duration = MOVE + Math.min(MOST_FOR_WAY, distance(x.start, x.end) * PER_PIXEL);
    });
  }
  for (const x of together) x.duration = x.kind === 'turn' ? FLIP : MOVE;
  const all = [...together, ...oneByOne, ...carried].slice(0, MOST);
  for (const x of all) {
    x.delay = ((story.wait ?? 0) + x.delay) * pace;
    x.duration *= pace;
  }
  return all;
}

export interface Flow {
  from: string;
  to: string;
  count: number;
}
/** What is counted in several places before and after: how it went from those that have less to those that have more. What
nobody lost comes from the bank, what nobody gained goes there. */
export function flows(before: Record<string, number>, after: Record<string, number>, bank: string): Flow[] {
  const less: [string, number][] = [],
    more: [string, number][] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = (after[name] ?? 0) - (before[name] ?? 0);
    if (change < 0) less.push([name, -change]);
    else if (change > 0) more.push([name, change]);
  }
  const out: Flow[] = [];
  for (const [to, wanted] of more) {
    let open = wanted;
    for (const giver of less) {
      const count = Math.min(open, giver[1]);
      if (count === 0) continue;
      out.push({ from: giver[0], to, count });
      giver[1] -= count;
      open -= count;
    }
    if (open > 0) out.push({ from: bank, to, count: open });
  }
  for (const [from, count] of less) if (count > 0) out.push({ from, to: bank, count });
  return out.filter((x) => x.from !== x.to);
}

// ---------------------------------------------------------------- measuring
type Drawn = HTMLElement | SVGElement;
const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((x) => x !== '');
function boxOf(node: Element): Box {
  const r = node.getBoundingClientRect();
  return { x: r.left, y: r.top, w: r.width, h: r.height };
}
/** Where everything lies now. One look at the page, no change of it. */
export function look(root: ParentNode): Scene<Drawn> {
  const scene: Scene<Drawn> = { things: [], places: new Map() };
  for (const node of root.querySelectorAll<Drawn>('[data-fly]')) {
    const d = node.dataset;
    scene.things.push({
      key: d['fly'] ?? '',
      node,
      box: boxOf(node),
      as: d['as'] ?? '',
      from: words(d['from']),
      to: words(d['to']),
      face: d['face'] ?? '',
    });
    scene.places.set(`fly.${d['fly'] ?? ''}`, scene.things.at(-1)!.box);
  }
  for (const node of root.querySelectorAll<Drawn>('[data-place]')) {
    const box = boxOf(node);
    for (const name of words(node.dataset['place'])) if (!scene.places.has(name)) scene.places.set(name, box);
  }
  return scene;
}

// ---------------------------------------------------------------- moving
/** Sizes and colours that things take from where they lie: a picture in the layer above lies nowhere. */
const INHERITED = [
  ...['--w', '--wl', '--u', '--d', '--k', '--ki', '--tk', '--long', '--most', '--n', '--cols', '--tab', '--foot'],
  ...['--hc', '--hp', '--hi', '--rc', 'font-size', 'font-family', 'font-weight', 'line-height', 'color', 'text-align'],
];

export class Travels {
  private running: Animation[] = [];
  private pictures: HTMLElement[] = [];
  private flying = 0;
  private scene: Scene<Drawn> | null = null;
  private parents = new Map<Drawn, Element | null>();
  private layer: () => HTMLElement | undefined;

  constructor(layer: () => HTMLElement | undefined) {
    this.layer = layer;
  }

  private root(): ParentNode {
    return this.layer()?.closest('.app') ?? document;
  }

  /** Before the view changes: where everything is seen at this moment, also in mid-flight; then all stands still. */
  before(): void {
    this.scene = null;
    if (tempo() > 0 && this.layer() !== undefined) {
      this.scene = look(this.root());
      this.parents = new Map(this.scene.things.map((x) => [x.node, x.node.parentElement]));
    }
    this.stop();
  }

  /** After it has changed: everything sets out. */
  after(story: Story): Trip<Drawn>[] {
    const was = this.scene,
      layer = this.layer(),
      pace = tempo();
    this.scene = null;
    if (was === null || layer === undefined || pace <= 0) return [];
    const now = look(this.root());
    const trips = plan(was, now, story, pace);
    const flights = trips.map((trip) => [trip, this.picture(trip)] as const);
    layer.append(...flights.flatMap(([, picture]) => (picture === null ? [] : [picture])));
    for (const [trip, picture] of flights) this.set(trip, picture);
    for (const name of story.glow ?? [])
      for (const node of this.root().querySelectorAll(`[data-glow="${name}"]`))
        this.run(node, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], (story.wait ?? 0) * pace, PULSE * pace);
    this.parents.clear();
    return trips;
  }

  /** Everything is where it belongs, at once. */
  stop(): void {
    for (const animation of this.running) animation.cancel();
    for (const picture of this.pictures) picture.remove();
    this.running = [];
    this.pictures = [];
    this.flying = 0;
  }

  private run(node: Element, keys: Keyframe[], delay: number, duration: number, then?: () => void): void {
    if (typeof node.animate !== 'function') {
      then?.();
      return;
    }
    const animation = node.animate(keys, { duration, delay, easing: EASE, fill: 'backwards' });
    this.running.push(animation);
    animation.onfinish = () => {
      this.running = this.running.filter((x) => x !== animation);
      then?.();
    };
  }

  /** What is seen flying, at the size it has where it lies; null for what stays where it is. */
  private picture(trip: Trip<Drawn>): HTMLElement | null {
    if (trip.kind === 'shift' || trip.kind === 'turn') return null;
    const picture = document.createElement('div');
    const at = trip.kind === 'go' ? trip.start : trip.end;
    picture.className = 'flying';
    picture.dataset['flight'] = trip.kind;
    picture.dataset['key'] = trip.key;
    picture.style.cssText = `left:${at.x}px;top:${at.y}px;width:${at.w}px;height:${at.h}px`;
    if (trip.look !== null) {
      picture.classList.add('chip');
      if (trip.look.card === true) picture.classList.add('card');
      picture.style.setProperty('--chip', trip.look.colour);
      picture.innerHTML = `<svg class="i" aria-hidden="true"><use href="${iconUrl(trip.look.icon)}"/></svg>`;
      if (trip.look.count > EACH) picture.append(String(trip.look.count));
    } else if (trip.node !== null) {
      const there = trip.kind === 'go' ? this.parents.get(trip.node) : trip.node;
      if (trip.kind === 'go' && !there?.isConnected) return null;
      const copy = trip.node.cloneNode(true) as Drawn;
      for (const node of [copy, ...copy.querySelectorAll<Drawn>('*')]) {
        for (const name of ['fly', 'place', 'code', 'codes', 'glow']) delete node.dataset[name];
        node.removeAttribute('id');
      }
      const style = getComputedStyle(there!);
      for (const name of INHERITED) {
        const value = style.getPropertyValue(name);
        if (value !== '' && copy.style.getPropertyValue(name) === '') copy.style.setProperty(name, value);
      }
      // A board may be drawn smaller than it is: the picture is as large as what is seen.
      const whole = trip.kind === 'go' ? at.w : trip.node instanceof HTMLElement ? trip.node.offsetWidth : at.w;
      const scale = whole > 0 ? at.w / whole : 1;
      copy.style.margin = '0';
      copy.style.position = 'absolute';
      copy.style.inset = '0 auto auto 0';
      copy.style.width = `${at.w / scale}px`;
      copy.style.height = `${at.h / scale}px`;
      copy.style.transformOrigin = '0 0';
      if (Math.abs(scale - 1) > 0.01) copy.style.transform = `scale(${scale})`;
      picture.append(copy);
    }
    this.pictures.push(picture);
    return picture;
  }

  private set(trip: Trip<Drawn>, picture: HTMLElement | null): void {
    const { start, end, delay, duration } = trip;
    const [sx, sy] = middle(start),
      [ex, ey] = middle(end);
    if (trip.kind === 'turn') {
      this.run(
        trip.node!,
        [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'none' }],
        delay,
        duration,
      );
      return;
    }
    if (picture === null) {
      if (trip.kind === 'shift')
        this.run(
          trip.node!,
          [{ transform: `translate(${sx - ex}px, ${sy - ey}px)` }, { transform: 'none' }],
          delay,
          duration,
        );
      return;
    }
    const size = (box: Box, of: Box): number => Math.min(2.4, Math.max(0.3, box.h / Math.max(1, of.h)));
    const from =
      trip.kind === 'go'
        ? 'none'
        : `translate(${sx - ex}px, ${sy - ey}px) scale(${trip.look === null ? size(start, end).toFixed(3) : 1})`;
    const to =
      trip.kind === 'go'
        ? `translate(${ex - sx}px, ${ey - sy}px) scale(${Math.min(1, size(end, start)).toFixed(3)})`
        : 'none';
    const turn = trip.turns ? 'perspective(600px) rotateY(90deg) ' : '';
    const keys: Keyframe[] = [
      { transform: from, opacity: trip.kind === 'carry' || trip.kind === 'come' ? 0 : 1 },
      { opacity: 1, offset: 0.15 },
      ...(trip.kind === 'carry' ? [{ opacity: 1, offset: 0.85 }] : []),
      { opacity: trip.kind === 'go' ? 0.2 : trip.kind === 'carry' ? 0.4 : 1, transform: to },
    ];
    if (turn !== '') keys[0] = { ...keys[0], transform: `${from} ${turn}` };
    // A picture that has landed is unseen; all are taken down together, since each time lays the layer out anew.
    this.flying += 1;
    this.run(picture, keys, delay, duration, () => {
      this.flying -= 1;
      if (this.flying > 0) return;
      for (const one of this.pictures) one.remove();
      this.pictures = [];
    });
    // The thing itself waits unseen, and can be clicked meanwhile.
    if (trip.node !== null && trip.kind !== 'go')
      this.run(trip.node, [{ opacity: 0 }, { opacity: 0 }], 0, delay + duration);
  }
}
