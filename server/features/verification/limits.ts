import { VERIFICATIONS_A_DAY } from '#domain/verification/kinds.ts';
import type { LimitRule } from '#server/platform/limits.ts';

// docs/product.md, "Sessions and credentials". By account.

export const VERIFICATIONS: LimitRule = {
  name: 'verifications',
  points: VERIFICATIONS_A_DAY,
  seconds: 24 * 60 * 60,
};
