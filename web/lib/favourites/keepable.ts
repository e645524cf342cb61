import type { Favourite } from '#domain/favourites/schema.ts';

/** A listing, as far as keeping it needs to know it. */
export type Keepable = Pick<Favourite, 'kind' | 'listingId' | 'name' | 'price'>;
