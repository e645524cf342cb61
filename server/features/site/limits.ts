import type { LimitRule } from '#server/platform/limits.ts';

/**
 * Wide, because whole mobile networks in Ghana share a few addresses (docs/product.md, "Sessions
 * and credentials").
 */
export const CONTACT_MESSAGES_PER_ADDRESS: LimitRule = {
  name: 'contactMessagesPerAddress',
  points: 30,
  seconds: 60 * 60,
  byAddress: true,
};

/** By Admin: someone who has taken over an Admin's account must not mail everyone who ever wrote. */
export const CONTACT_ANSWERS: LimitRule = { name: 'contactAnswers', points: 60, seconds: 60 * 60 };
