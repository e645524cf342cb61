import { expect, test } from 'vitest';
import { fanOut } from './fan-out.ts';

test.each([1, 2, 3, 5, 8, 12])('%d members stand apart, and on a phone', (count) => {
  const places = fanOut(count);
  expect(places).toHaveLength(count);
  for (const [index, { right, down }] of places.entries()) {
    expect(Math.abs(right)).toBeLessThanOrEqual(120);
    // None over the spot itself.
    expect(Math.hypot(right, down)).toBeGreaterThanOrEqual(50);
    for (const other of places.slice(index + 1)) {
      const isApart = Math.abs(right - other.right) >= 76 || Math.abs(down - other.down) >= 48;
      expect(isApart, JSON.stringify([places[index], other])).toBe(true);
    }
  }
});
