import type { LimitRule } from '#server/platform/limits.ts';

// docs/product.md, "Sessions and credentials"; all by account.

/** Unless an Admin sets the number. */
export const BOOKINGS: LimitRule = { name: 'bookings', points: 10, seconds: 24 * 60 * 60 };

/** Cancellations by guests, unless an Admin sets the number. */
export const CANCELLATIONS: LimitRule = {
  name: 'cancellations',
  points: 10,
  seconds: 24 * 60 * 60,
};

/** Cancellations at one's own properties: a house that burnt down may have many. */
export const HOST_CANCELLATIONS: LimitRule = {
  name: 'hostCancellations',
  points: 100,
  seconds: 24 * 60 * 60,
};
