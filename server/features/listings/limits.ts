import type { LimitRule } from '#server/platform/limits.ts';

/**
 * Forms with files, by account: their cost is bounded by size and queueing, not by their number
 * (docs/product.md, "Sessions and credentials").
 */
export const LISTING_FORMS: LimitRule = { name: 'listingForms', points: 240, seconds: 60 * 60 };

/** Listings that are edited, paused, sold or deleted, by account: each changes the lists. */
export const LISTING_CHANGES: LimitRule = {
  name: 'listingChanges',
  points: 300,
  seconds: 60 * 60,
};
