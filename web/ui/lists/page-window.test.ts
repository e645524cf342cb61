import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const text = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((each) => (each === 'gap' ? '…' : each))
    .join(' ');

// §2.3/8, §9/2
test.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 19 20'],
  [5, 20, '1 2 3 4 5 6 7 … 19 20'],
  [6, 20, '1 2 3 4 5 6 7 8 … 19 20'],
  [10, 20, '1 2 … 8 9 10 11 12 … 19 20'],
  [20, 20, '1 2 … 16 17 18 19 20'],
  [83_333, 166_667, '1 2 … 83331 83332 83333 83334 83335 … 166666 166667'],
])('page %i of %i shows %s', (page, pages, expected) => {
  expect(text(page, pages)).toBe(expected);
});
