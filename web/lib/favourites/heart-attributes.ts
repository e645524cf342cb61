import type { Keepable } from './keepable.ts';

/** The attribute of a heart that says what it keeps: kind, id and price. */
export const HEART = 'data-heart';

/** How its label begins; the listing's name follows. */
export const KEEP = 'Save ';

/** What a heart says of itself, for those who do not see it and for the script in the head (web/head/hearts.ts). */
export const heartAttributes = ({ kind, listingId, name, price }: Keepable) => ({
  'aria-label': KEEP + name,
  [HEART]: `${kind} ${listingId} ${price ?? ''}`,
});
