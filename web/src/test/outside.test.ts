import { afterEach, expect, test, vi } from 'vitest';
import { codesOutside, sameCodes } from '../lib/outside';

afterEach(() => vi.restoreAllMocks());

test('what stands on the table counts, not what stands in the bar or is not shown', () => {
  const page = document.createElement('div');
  page.innerHTML = `<main><button data-code="1"></button><i data-codes="2 3"></i><b class="hidden" data-code="4"></b></main>
    <section data-region="prompt"><button data-code="5"></button></section>`;
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return { length: this.className === 'hidden' ? 0 : 1 } as DOMRectList;
  });
  expect([...codesOutside(page)].sort()).toEqual([1, 2, 3]);
});

test('the same codes in another order are the same', () => {
  expect(sameCodes(new Set([1, 2]), new Set([2, 1]))).toBe(true);
  expect(sameCodes(new Set([1, 2]), new Set([1]))).toBe(false);
  expect(sameCodes(new Set([1, 2]), new Set([1, 3]))).toBe(false);
});
