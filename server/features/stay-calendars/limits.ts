import type { LimitRule } from '#server/platform/limits.ts';

/** Calendars added, by account: each is fetched at once. */
export const CALENDARS: LimitRule = { name: 'calendars', points: 60, seconds: 60 * 60 };
