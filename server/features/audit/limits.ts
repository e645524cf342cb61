import type { LimitRule } from '#server/platform/limits.ts';

/**
 * By account, or by address for people without one: someone trying a thousand doors fills the log
 * no more than this.
 */
export const AUDITED_REFUSALS: LimitRule = {
  name: 'auditedRefusals',
  points: 100,
  seconds: 60 * 60,
};
