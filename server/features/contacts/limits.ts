import type { LimitRule } from '#server/platform/limits.ts';

/*
 * Contacts by network, from all accounts together (docs/decisions/listings/conversations.md). Whole mobile
 * networks in Ghana share a few addresses, so both limits far exceed what the people behind one
 * address look at in a day.
 */

export const REVEALS_PER_ADDRESS: LimitRule = {
  name: 'revealsPerAddress',
  points: 1_500,
  seconds: 24 * 60 * 60,
  byAddress: true,
};

/** Contacts seen by accounts made in the last 24 hours. */
export const REVEALS_TO_NEW_PER_ADDRESS: LimitRule = {
  name: 'revealsToNewPerAddress',
  points: 300,
  seconds: 24 * 60 * 60,
  byAddress: true,
};
