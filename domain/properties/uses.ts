import type { Subtype } from './property.ts';

/** Groups of subtypes with the same use: people who look for one may take another. Each group has one property type. */
const USES: readonly (readonly Subtype[])[] = [
  ['Hotels', 'Guest House', 'Furnished Apartments'],
  ['Movie House'],
  ['Apartments', 'Condos', 'Houses', 'Duplex'],
  ['Office', 'Shop'],
  ['Houses For Sale'],
  ['Land'],
  ['Commercial Property'],
];

/** The subtypes with the same use, including the given one. */
export const usedAlike = (subtype: Subtype): readonly Subtype[] =>
  USES.find((subtypes) => subtypes.includes(subtype)) ?? [subtype];
