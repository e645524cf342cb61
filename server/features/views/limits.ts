import type { LimitRule } from '#server/platform/limits.ts';

/** Reports of views, by address: wide, because mobile networks share a few. */
export const VIEWS_TOLD: LimitRule = {
  name: 'viewsTold',
  points: 1200,
  seconds: 60 * 60,
  byAddress: true,
};
