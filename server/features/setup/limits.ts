import type { LimitRule } from '#server/platform/limits.ts';

/** By Admin. */
export const TEST_MAILS: LimitRule = { name: 'testMails', points: 10, seconds: 60 * 60 };
