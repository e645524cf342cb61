import type { LimitRule } from '#server/platform/limits.ts';

// docs/product.md, "Sessions and credentials". By account.

export const VERIFICATIONS: LimitRule = {
  name: 'verifications',
  points: 10,
  seconds: 24 * 60 * 60,
};
