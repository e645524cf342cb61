import { PAYMENTS_A_DAY } from '#domain/payments/limits.ts';
import type { LimitRule } from '#server/platform/limits.ts';

/** By account (docs/product.md, "Sessions and credentials"). */
export const PAYMENTS: LimitRule = {
  name: 'payments',
  points: PAYMENTS_A_DAY,
  seconds: 24 * 60 * 60,
};
