import { beforeEach, describe, expect, test } from 'vitest';
import type { Favourite } from '#domain/favourites/schema.ts';
import { changeKept, expectSaved, isKeptBy, keptBy, replaceKept, takeAccountKept } from './kept.ts';

const one = (listingId: string, keptAt: string): Favourite => ({
  kind: 'property',
  listingId,
  name: listingId,
  note: '',
  keptAt,
});
const VILLA = one('villa', '2026-11-20T10:00:00.000Z');
const LOFT = one('loft', '2026-11-21T10:00:00.000Z');
const idsOf = (userId?: string) => keptBy(userId).map(({ listingId }) => listingId);

// Without storage, as where it is blocked.
beforeEach(() => {
  replaceKept(undefined, []);
  replaceKept('ama', []);
});

test('what was kept last stands first, also when it comes back', () => {
  changeKept(undefined, LOFT, true);
  changeKept(undefined, VILLA, true);
  changeKept(undefined, VILLA, true);
  expect(idsOf()).toEqual(['loft', 'villa']);
  changeKept(undefined, LOFT, false);
  changeKept(undefined, LOFT, true);
  expect(idsOf()).toEqual(['loft', 'villa']);
});

test('a visitor’s list and an account’s are two, and one account’s is no other’s', () => {
  changeKept('ama', LOFT, true);
  expect(idsOf()).toEqual([]);
  expect(isKeptBy('kofi', 'loft')).toBe(false);
  expect(isKeptBy('ama', 'loft')).toBe(true);
});

describe('a change that the account does not have yet', () => {
  test('outlasts a list that was read before', () => {
    changeKept('ama', VILLA, true);
    const kept = expectSaved({ favourite: LOFT, isKept: true });
    const removed = expectSaved({ favourite: VILLA, isKept: false });
    takeAccountKept('ama', [VILLA]);
    expect(idsOf('ama')).toEqual(['loft']);
    kept();
    removed();
    takeAccountKept('ama', [VILLA]);
    expect(idsOf('ama')).toEqual(['villa']);
  });

  test('gives way to a later one of the same listing, which it does not settle', () => {
    const first = expectSaved({ favourite: LOFT, isKept: true });
    const second = expectSaved({ favourite: LOFT, isKept: false });
    first();
    takeAccountKept('ama', [LOFT]);
    expect(idsOf('ama')).toEqual([]);
    second();
  });
});
