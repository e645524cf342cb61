import { z } from 'zod';
import { viewFilter } from './filters.schema.ts';
import { Photo } from './media/schema.ts';
import { DESCRIPTION_ON_CARD } from './properties/property.ts';

/** One more than a card shows, so that it sees that there is more. */
const BEGINNING = DESCRIPTION_ON_CARD + 1;
/** The first, and the one that stands for a video without a picture of its own. */
const PHOTOS = 2;

/** What a card has otherwise than the listing itself. */
export const cardFields = {
  description: z.string().describe('Its beginning, on one line'),
  photos: z.array(Photo).max(PHOTOS).describe('The first; the second too where there is a video'),
};

/** The query of a call that lists what is like a listing. */
export const SimilarQuery = z.object({ view: viewFilter() });
export type ViewQuery = z.infer<typeof SimilarQuery>;

/** What a card does not show. */
export const NOT_ON_CARD = {
  images: true,
  videoPoster: true,
  near: true,
  updatedAt: true,
} as const;

type NotOnCard = keyof typeof NOT_ON_CARD;

interface Whole {
  description: string;
  photos: Photo[];
  video: string | null;
  images: unknown;
  videoPoster: unknown;
  near: unknown;
  updatedAt: unknown;
}

/** A listing as a card shows it. */
export function cardOf<Listing extends Whole>({
  images: _images,
  videoPoster: _videoPoster,
  near: _near,
  updatedAt: _updatedAt,
  ...listing
}: Listing): Omit<Listing, NotOnCard> {
  return {
    ...listing,
    description: beginningOf(listing.description),
    photos: listing.photos.slice(0, listing.video ? PHOTOS : 1),
  } as unknown as Omit<Listing, NotOnCard>;
}

function beginningOf(description: string): string {
  const plain = description.replace(/\s+/g, ' ');
  // Some characters take two places.
  const characters = Array.from(plain.slice(0, 2 * (BEGINNING + 1)));
  return characters.length > BEGINNING
    ? `${characters.slice(0, BEGINNING).join('').trimEnd()}…`
    : plain;
}
