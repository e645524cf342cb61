import type { LimitRule } from '#server/platform/limits.ts';

// docs/product.md, "Sessions and credentials". All by account.

export const CONVERSATION_MESSAGES: LimitRule = {
  name: 'conversationMessages',
  points: 60,
  seconds: 60 * 60,
};

export const BLOCKS: LimitRule = { name: 'blocks', points: 60, seconds: 60 * 60 };

export const REPORTS: LimitRule = {
  name: 'conversationReports',
  points: 20,
  seconds: 24 * 60 * 60,
};
