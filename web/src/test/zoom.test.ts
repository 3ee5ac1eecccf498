import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { CLOSEST, panned, scaleOf, showing, wholeOf, zoomed } from '../lib/zoom';
import ZoomPane from '../parts/ZoomPane.svelte';

const whole = { width: 1000, height: 600 };

test('what is under the fingers stays there', () => {
  const box = zoomed(wholeOf(whole), whole, 2, { x: 500, y: 300 });
  expect(box).toEqual({ x: 250, y: 150, width: 500, height: 300 });
  const again = zoomed(box, whole, 1.5, { x: 400, y: 200 });
  expect((400 - again.x) / again.width).toBeCloseTo((400 - box.x) / box.width);
  expect((200 - again.y) / again.height).toBeCloseTo((200 - box.y) / box.height);
});

test('never closer than the closest, never beyond the board', () => {
  expect(scaleOf(zoomed(wholeOf(whole), whole, 100, { x: 0, y: 0 }), whole)).toBe(CLOSEST);
  expect(zoomed(wholeOf(whole), whole, 0.1, { x: 700, y: 10 })).toEqual(wholeOf(whole));
  const box = zoomed(wholeOf(whole), whole, 2, { x: 0, y: 0 });
  expect(panned(box, whole, 300, 0).x).toBe(0);
  expect(panned(box, whole, -9999, -9999)).toMatchObject({ x: 500, y: 300 });
  expect(panned(wholeOf(whole), whole, 50, 50)).toEqual(wholeOf(whole));
});

test('a point out of sight is brought into it', () => {
  const box = zoomed(wholeOf(whole), whole, 4, { x: 0, y: 0 });
  const there = showing(box, whole, { x: 900, y: 500 });
  expect(900).toBeGreaterThan(there.x);
  expect(900).toBeLessThan(there.x + there.width);
  expect(showing(box, whole, { x: 100, y: 70 })).toEqual(box);
});

function pane() {
  const picked = vi.fn();
  const children = createRawSnippet(() => ({
    render: () => '<g role="button" tabindex="0" data-testid="spot"></g>',
    setup: (node) => node.addEventListener('click', picked),
  }));
  const { container } = render(ZoomPane, { props: { ...whole, children, 'aria-label': 'Board' } });
  const svg = container.querySelector('svg')!;
  svg.getScreenCTM = () => ({ a: 1, d: 1, e: 0, f: 0 }) as DOMMatrix;
  svg.setPointerCapture = () => undefined;
  const finger = (type: string, id: number, x: number, y: number, on: Element = svg) =>
    on.dispatchEvent(
      new PointerEvent(type, { pointerId: id, clientX: x, clientY: y, pointerType: 'touch', bubbles: true }),
    );
  const seen = (): number[] => {
    flushSync();
    return svg.getAttribute('viewBox')!.split(' ').map(Number);
  };
  return { svg, finger, seen, picked, spot: screen.getByTestId('spot') };
}

test('two fingers zoom, a double tap shows all again', () => {
  const { finger, seen } = pane();
  finger('pointerdown', 1, 400, 300);
  finger('pointerdown', 2, 600, 300);
  finger('pointermove', 1, 300, 300);
  finger('pointermove', 2, 700, 300);
  finger('pointerup', 1, 300, 300);
  finger('pointerup', 2, 700, 300);
  expect(seen()[2]).toBeLessThan(700);
  for (let i = 0; i < 2; i++) {
    finger('pointerdown', 3, 10, 10);
    finger('pointerup', 3, 10, 10);
  }
  expect(seen()).toEqual([0, 0, 1000, 600]);
});

test('a tap on a target picks, a gesture does not', async () => {
  const { finger, spot, picked, svg } = pane();
  finger('pointerdown', 1, 400, 300, spot);
  finger('pointerup', 1, 400, 300, spot);
  await fireEvent.click(spot);
  expect(picked).toHaveBeenCalledTimes(1);
  finger('pointerdown', 1, 400, 300, spot);
  finger('pointerdown', 2, 500, 300);
  finger('pointermove', 2, 700, 300);
  finger('pointerup', 2, 700, 300);
  finger('pointerup', 1, 400, 300, spot);
  spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(picked).toHaveBeenCalledTimes(1);
  expect(svg).toBeTruthy();
});

test('the wheel zooms only with Ctrl; + - 0 by the keyboard', async () => {
  const { svg, seen, spot } = pane();
  await fireEvent.wheel(svg, { deltaY: -200 });
  expect(seen()[2]).toBe(1000);
  const closer = new WheelEvent('wheel', { deltaY: -200, cancelable: true });
  for (const [name, value] of Object.entries({ ctrlKey: true, clientX: 500, clientY: 300 }))
    Object.defineProperty(closer, name, { value });
  svg.dispatchEvent(closer);
  expect(seen()[2]).toBeLessThan(1000);
  await fireEvent.keyDown(spot, { key: '0' });
  expect(seen()[2]).toBe(1000);
  await fireEvent.keyDown(spot, { key: '+' });
  expect(seen()[2]).toBeCloseTo(1000 / 1.4);
});
