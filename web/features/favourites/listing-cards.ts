import type { ReactNode } from 'react';
import type { CarSummary } from '#domain/cars/schema.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';

/** The cards of both kinds, which a page brings together. */
export interface ListingCards {
  property(property: PropertySummary): ReactNode;
  car(car: CarSummary): ReactNode;
}

export const cardOf = (cards: ListingCards, shown: CardListing): ReactNode =>
  shown.kind === 'property' ? cards.property(shown.listing) : cards.car(shown.listing);
