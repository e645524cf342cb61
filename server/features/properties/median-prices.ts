import { quarterMeant } from '#domain/places/quarter.ts';
import type { MedianPrices, MedianPricesQuery } from '#domain/properties/medians-schema.ts';
import { takeRooms } from '#domain/search/sentence/rooms.ts';
import { TypedText } from '#domain/search/sentence/typed-text.ts';
import { pesewas, toCedi } from '#domain/values/money.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readMedians } from './median-repository.ts';

/** What homes of each size are offered for in the quarter that a query names. */
export async function medianPrices(
  { db }: Pick<Platform, 'db'>,
  { propertyType = 'PropertyRentals', place: text }: MedianPricesQuery,
): Promise<MedianPrices> {
  const place = text === undefined ? undefined : quarterMeant(text);
  if (text === undefined || !place) return { place: null, medians: [] };
  const wanted = roomsIn(text);
  const rows = (await readMedians(db, propertyType, place)).filter(
    ({ bedrooms }) => wanted.length === 0 || wanted.includes(`bedrooms=${bedrooms}`),
  );
  return {
    place: place.name,
    medians: rows.map(({ bedrooms, listings, median_pesewas }) => ({
      bedrooms,
      price: toCedi(pesewas(Number(median_pesewas))),
      listings,
    })),
  };
}

/** The numbers of bedrooms that a search asks for, as facts. */
const roomsIn = (text: string): string[] =>
  takeRooms(new TypedText(text))
    .flatMap(({ term }) => term.facts)
    .filter((fact) => fact.startsWith('bedrooms='));
