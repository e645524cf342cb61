import type { LimitRule } from '#server/platform/limits.ts';

/** Changes to favourites, by account; docs/product.md, "Sessions and credentials". */
export const FAVOURITES: LimitRule = { name: 'favourites', points: 300, seconds: 10 * 60 };
