import type { LimitRule } from '#server/platform/limits.ts';

// docs/product.md, "Sessions and credentials".

/** By account. */
export const ENQUIRIES: LimitRule = { name: 'enquiries', points: 20, seconds: 60 * 60 };

/** By account and listing. */
export const ENQUIRIES_PER_LISTING: LimitRule = {
  name: 'enquiriesPerListing',
  points: 10,
  seconds: 24 * 60 * 60,
};
