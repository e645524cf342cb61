import type { LimitRule } from '#server/platform/limits.ts';

/** By account; changing a review counts too. docs/product.md, "Sessions and credentials". */
export const STAY_REVIEWS: LimitRule = { name: 'stayReviews', points: 20, seconds: 10 * 60 };
