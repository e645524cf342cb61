import type { LimitRule } from '#server/platform/limits.ts';

// docs/product.md, "Sessions and credentials". By account.

export const REPORTS: LimitRule = { name: 'reports', points: 20, seconds: 24 * 60 * 60 };
