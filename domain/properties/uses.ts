import type { Subtype } from './property.ts';

/** The subtypes that one use is served by: who looks for one may take another. Each of one property type. */
const USES: readonly (readonly Subtype[])[] = [
  ['Hotels', 'Guest House', 'Furnished Apartments'],
  ['Movie House'],
  ['Apartments', 'Condos', 'Houses', 'Duplex'],
  ['Office', 'Shop'],
  ['Houses For Sale'],
  ['Land'],
  ['Commercial Property'],
];

/** The subtypes that are used as one is, itself among them. */
export const usedAlike = (subtype: Subtype): readonly Subtype[] =>
  USES.find((subtypes) => subtypes.includes(subtype)) ?? [subtype];
