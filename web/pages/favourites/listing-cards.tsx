import { CarCard } from '#web/features/cars/car-card.tsx';
import type { ListingCards } from '#web/features/favourites/listing-cards.ts';
import { ListingCard } from '#web/features/properties/listing-card.tsx';

/** The cards of lists that mix properties and cars. */
export const LISTING_CARDS: ListingCards = {
  property: (property) => <ListingCard property={property} />,
  car: (car) => <CarCard car={car} />,
};
