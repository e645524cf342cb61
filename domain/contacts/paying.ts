import type { PropertyType } from '../properties/property.ts';

/** When to pay; shown wherever people contact a lister. */
export const payMessages = {
  neverPay: 'Never pay before viewing.',
  neverPayHelp:
    'See the place or the car, and its papers, before you pay anything. Nobody may ask you for a viewing fee in advance.',
  payStay: 'Book before you pay.',
  payStayHelp: 'Pay only for the stay you booked here, and no more than your booking says.',
} as const;

/** True for rentals, sales and cars, where people in Ghana are asked for money before they have seen anything; not for stays. */
export const isPaidAfterViewing = (listing: { propertyType: PropertyType | null }): boolean =>
  listing.propertyType !== 'Short-Stay';
