import type { LimitRule } from '#server/platform/limits.ts';

/** By account, or by address of those without one: who tries a thousand doors fills the log no more than this. */
export const AUDITED_REFUSALS: LimitRule = {
  name: 'auditedRefusals',
  points: 100,
  seconds: 60 * 60,
};
