import type { LimitRule } from '#server/platform/limits.ts';

// docs/product.md, "Sessions and credentials".

/** By account. */
export const SAVED_SEARCHES: LimitRule = { name: 'savedSearches', points: 100, seconds: 60 * 60 };
