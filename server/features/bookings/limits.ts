import type { LimitRule } from '#server/platform/limits.ts';

// docs/product.md, "Sessions and credentials", all by account.

/** Unless an Admin says how many. */
export const BOOKINGS: LimitRule = { name: 'bookings', points: 10, seconds: 24 * 60 * 60 };

/** Of what guests cancel, unless an Admin says how many. */
export const CANCELLATIONS: LimitRule = {
  name: 'cancellations',
  points: 10,
  seconds: 24 * 60 * 60,
};

/** Of stays at one's own properties: a house that burnt down may have many. */
export const HOST_CANCELLATIONS: LimitRule = {
  name: 'hostCancellations',
  points: 100,
  seconds: 24 * 60 * 60,
};
