import { describe, expect, test } from 'vitest';
import { findFalseRefusals, findOverlaps, type Held } from './judge.ts';

const held = (
  from: number,
  to: number,
  given: [number, number],
  freed?: [number, number],
): Held => ({
  listing: 1,
  from,
  to,
  given: { begun: given[0], ended: given[1] },
  freed: freed && { begun: freed[0], ended: freed[1] },
});
const refused = (from: number, to: number, begun: number, ended: number) => ({
  listing: 1,
  from,
  to,
  asked: { begun, ended },
});
const units = (count: number) => () => count;

describe('a refusal', () => {
  test('is false when nothing can have held the nights while it was asked', () => {
    const refusal = refused(3, 5, 100, 110);
    const earlier = held(3, 5, [10, 20], [30, 40]);
    const later = held(3, 5, [120, 130]);
    const beside = held(5, 7, [10, 20]);
    expect(findFalseRefusals([earlier, later, beside], [refusal], units(1))).toEqual([refusal]);
  });

  test.each([
    ['held all the time', held(4, 9, [10, 20])],
    ['perhaps given back only meanwhile', held(4, 9, [10, 20], [90, 105])],
    ['perhaps given just then', held(4, 9, [105, 130])],
  ])('is right for nights that were %s', (_, rival) => {
    expect(findFalseRefusals([rival], [refused(3, 5, 100, 110)], units(1))).toEqual([]);
  });

  test('is false while one of several units is free on each of the nights', () => {
    const one = held(1, 4, [10, 20]);
    const other = held(4, 8, [10, 20]);
    const refusal = refused(2, 6, 100, 110);
    expect(findFalseRefusals([one, other], [refusal], units(2))).toEqual([refusal]);
    expect(findFalseRefusals([one, other, held(3, 5, [1, 2])], [refusal], units(2))).toEqual([]);
  });
});

test('a booking that moves is not in its own way', () => {
  const own = held(3, 6, [10, 20]);
  const refusal = { ...refused(4, 8, 100, 110), own };
  expect(findFalseRefusals([own], [refusal], units(1))).toEqual([refusal]);
  expect(findFalseRefusals([own, held(7, 9, [10, 20])], [refusal], units(1))).toEqual([]);
});

describe('nights held twice', () => {
  test('are found when both were given and neither given back', () => {
    const first = held(1, 4, [10, 20]);
    const second = held(3, 6, [30, 40]);
    expect(findOverlaps([first, second], units(1))).toEqual([second]);
    expect(findOverlaps([first, second], units(2))).toEqual([]);
  });

  test('are none when one was given back before', () => {
    const first = held(1, 4, [10, 20], [25, 28]);
    expect(findOverlaps([first, held(3, 6, [30, 40])], units(1))).toEqual([]);
  });
});
