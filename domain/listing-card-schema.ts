import { z } from 'zod';
import { viewFilter } from './filters-schema.ts';
import { Photo } from './media/schema.ts';
import { DESCRIPTION_ON_CARD } from './properties/property.ts';

/** One more than a card shows, so that the card knows when text is missing. */
const BEGINNING = DESCRIPTION_ON_CARD + 1;
/** The cover, and a second one in place of a video without a poster. */
const PHOTOS = 2;

const photos = z
  .array(Photo)
  .max(PHOTOS)
  .describe('The first; the second too where there is a video');

/** The fields that differ between a property and its card. */
export const propertyCardFields = {
  description: z.string().describe('Its beginning, on one line'),
  photos,
};

/** The fields that differ between a car and its card. */
export const carCardFields = { photos };

/** The query for listings similar to one. */
export const SimilarQuery = z.object({ view: viewFilter() });
export type ViewQuery = z.infer<typeof SimilarQuery>;

/** Fields missing from a property's card. */
export const NOT_ON_PROPERTY_CARD = {
  images: true,
  videoPoster: true,
  near: true,
  readFromText: true,
  updatedAt: true,
} as const;

/** Fields missing from a car's card. */
export const NOT_ON_CAR_CARD = { ...NOT_ON_PROPERTY_CARD, description: true } as const;

interface Whole {
  description: string;
  photos: Photo[];
  video: string | null;
  images: unknown;
  videoPoster: unknown;
  near: unknown;
  readFromText?: unknown;
  updatedAt: unknown;
}

export function cardOf({
  images: _images,
  videoPoster: _videoPoster,
  near: _near,
  readFromText: _readFromText,
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
  // Some characters take up two code units.
  const characters = Array.from(plain.slice(0, 2 * (BEGINNING + 1)));
  return characters.length > BEGINNING
    ? `${characters.slice(0, BEGINNING).join('').trimEnd()}…`
    : plain;
}
