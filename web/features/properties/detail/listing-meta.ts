import { fallbackUrl } from '#domain/media/photo.ts';
import { priceUnit, truncate, typeLabel } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { priceDisplay } from '#domain/values/money.ts';
import { listingSchema } from './listing-schema.ts';

/** About as much as a search engine shows. */
const DESCRIPTION_MAX = 120;

/** Metadata of a listing's page for search engines and link previews; see pageMeta. */
export function listingMeta(property: Property, origin: string) {
  const { _id, name, price, location, region, description, photos } = property;
  const unit = priceUnit(property.propertyType);
  const [cover] = photos;
  const facts = `${typeLabel(property)} in ${location}, ${region}. ${priceDisplay(price)}${
    unit ? ` / ${unit}` : ''
  }.`;
  return {
    title: name,
    description: `${facts} ${truncate(description.replace(/\s+/g, ' '), DESCRIPTION_MAX)}`.trim(),
    path: paths.property(_id),
    origin,
    image: cover && fallbackUrl(cover),
    index: !property.pause,
    jsonLd: listingSchema(property, origin),
  };
}
