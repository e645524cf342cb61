import type { Keepable } from './keepable.ts';

/** A heart's attribute with its listing's kind, id and price. */
export const HEART = 'data-heart';

/** Start of its label; the listing's name follows. */
export const KEEP = 'Save ';

/** A heart's attributes, for screen readers and for the script in the head (web/head/hearts.ts). */
export const heartAttributes = ({ kind, listingId, name, price }: Keepable) => ({
  'aria-label': KEEP + name,
  [HEART]: `${kind} ${listingId} ${price ?? ''}`,
});
