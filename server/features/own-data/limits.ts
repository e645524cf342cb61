import { DOWNLOADS_A_DAY } from '#domain/own-data/limits.ts';
import type { LimitRule } from '#server/platform/limits.ts';

/** Files with all of one's data, by account. */
export const DOWNLOADS: LimitRule = {
  name: 'ownData',
  points: DOWNLOADS_A_DAY,
  seconds: 24 * 60 * 60,
};
