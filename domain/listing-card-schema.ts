import { z } from 'zod';
import { viewFilter } from './filters-schema.ts';
import { Photo } from './media/schema.ts';
import { DESCRIPTION_ON_CARD } from './properties/property.ts';

/** One more than a card shows, so that it sees that there is more. */
const BEGINNING = DESCRIPTION_ON_CARD + 1;
/** The first, and the one that stands for a video without a picture of its own. */
const PHOTOS = 2;

const photos = z
  .array(Photo)
  .max(PHOTOS)
  .describe('The first; the second too where there is a video');

/** What the card of a property has otherwise than the property itself. */
export const propertyCardFields = {
  description: z.string().describe('Its beginning, on one line'),
  photos,
};

/** The same of a car. */
export const carCardFields = { photos };

/** The query of a call that lists what is like a listing. */
export const SimilarQuery = z.object({ view: viewFilter() });
export type ViewQuery = z.infer<typeof SimilarQuery>;

/** What the card of a property does not show. */
export const NOT_ON_PROPERTY_CARD = {
  images: true,
  videoPoster: true,
  near: true,
  updatedAt: true,
} as const;

/** What the card of a car does not show. */
export const NOT_ON_CAR_CARD = { ...NOT_ON_PROPERTY_CARD, description: true } as const;

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
export function cardOf({
  images: _images,
  videoPoster: _videoPoster,
  near: _near,
  updatedAt: _updatedAt,
  description,
  ...listing
}: Whole): Pick<Whole, 'photos'> & Partial<Pick<Whole, 'description'>> {
  return {
    ...listing,
    ...('propertyType' in listing && { description: beginningOf(description) }),
    photos: listing.photos.slice(0, listing.video ? PHOTOS : 1),
  };
}

function beginningOf(description: string): string {
  const plain = description.replace(/\s+/g, ' ');
  // Some characters take two places.
  const characters = Array.from(plain.slice(0, 2 * (BEGINNING + 1)));
  return characters.length > BEGINNING
    ? `${characters.slice(0, BEGINNING).join('').trimEnd()}…`
    : plain;
}
