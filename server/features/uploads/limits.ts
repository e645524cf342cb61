import type { LimitRule } from '#server/platform/limits.ts';

/** By account; docs/product.md, "Sessions and credentials". */
export const UPLOADS: LimitRule = { name: 'uploads', points: 300, seconds: 60 * 60 };
