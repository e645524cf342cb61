import type { LimitRule } from '#server/platform/limits.ts';

/** By account; docs/product.md, "Sessions and credentials". */
export const COMMENTS: LimitRule = { name: 'comments', points: 20, seconds: 10 * 60 };
