import { expect, test } from 'vitest';
import { arrows } from '../lib/arrows';
import { fan } from '../lib/fan';

test('cards are fanned out as far as there is room', () => {
  expect(fan(3, 50, 10, 500)).toBe(60);
  expect(fan(6, 50, 10, 150)).toBe(20);
  expect(fan(1, 50, 10, 20)).toBe(60);
});

test('left and right walk along a row, and its ends meet', () => {
  const row = document.createElement('ol');
  row.innerHTML = '<li><button>a</button></li><li><button>b</button></li><li><button>c</button></li>';
  row.addEventListener('keydown', arrows);
  document.body.append(row);
  const press = (key: string): string => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return document.activeElement?.textContent ?? '';
  };
  row.querySelector('button')?.focus();
  expect([press('ArrowRight'), press('ArrowRight'), press('ArrowRight'), press('ArrowLeft'), press('x')]).toEqual([
    'b',
    'c',
    'a',
    'c',
    'c',
  ]);
  row.remove();
});
