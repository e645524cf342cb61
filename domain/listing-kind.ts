/** What is listed here: homes (all properties, land too) and cars. */
export const LISTING_KINDS = ['property', 'car'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];
