import type { LimitRule } from '#server/platform/limits.ts';

/** Files with all of one's data, by account. */
export const DOWNLOADS: LimitRule = { name: 'ownData', points: 5, seconds: 24 * 60 * 60 };
