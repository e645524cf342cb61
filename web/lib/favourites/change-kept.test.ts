import { beforeEach, describe, expect, test } from 'vitest';
import type { Favourite } from '#domain/favourites/schema.ts';
import { changeKept, expectSaved, replaceKept, takeAccountKept } from './change-kept.ts';
import { isKeptBy, keptBy } from './kept.ts';

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

// Without storage, as if it were blocked.
beforeEach(() => {
  replaceKept(undefined, []);
  replaceKept('ama', []);
});

test('the latest favourite comes first, even when it is added again', () => {
  changeKept(undefined, { favourite: LOFT, isKept: true });
  changeKept(undefined, { favourite: VILLA, isKept: true });
  changeKept(undefined, { favourite: VILLA, isKept: true });
  expect(idsOf()).toEqual(['loft', 'villa']);
  changeKept(undefined, { favourite: LOFT, isKept: false });
  changeKept(undefined, { favourite: LOFT, isKept: true });
  expect(idsOf()).toEqual(['loft', 'villa']);
});

test('a visitor and each account have a list of their own', () => {
  changeKept('ama', { favourite: LOFT, isKept: true });
  expect(idsOf()).toEqual([]);
  expect(isKeptBy('kofi', 'loft')).toBe(false);
  expect(isKeptBy('ama', 'loft')).toBe(true);
});

describe('a change that the account does not have yet', () => {
  // §2.1/17
  test('outlasts a list that was loaded before it', () => {
    changeKept('ama', { favourite: VILLA, isKept: true });
    const kept = expectSaved({ favourite: LOFT, isKept: true });
    const removed = expectSaved({ favourite: VILLA, isKept: false });
    takeAccountKept('ama', [VILLA]);
    expect(idsOf('ama')).toEqual(['loft']);
    kept();
    removed();
    takeAccountKept('ama', [VILLA]);
    expect(idsOf('ama')).toEqual(['villa']);
  });

  test('gives way to a later change of the same listing, which it does not settle', () => {
    const first = expectSaved({ favourite: LOFT, isKept: true });
    const second = expectSaved({ favourite: LOFT, isKept: false });
    first();
    takeAccountKept('ama', [LOFT]);
    expect(idsOf('ama')).toEqual([]);
    second();
  });
});
