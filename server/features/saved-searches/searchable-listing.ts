import type { ListingKind } from '#domain/listing-kind.ts';
import { traitsOf } from '#domain/listing-traits.ts';
import type { Point } from '#domain/places/place.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { anchorsIn } from './anchors.ts';
import { type ListedCar, type ListedProperty, listings } from './listing-repository.ts';
import { carKeys, propertyKeys, textWithKeys, toldBy } from './search-conditions.ts';

/** A listing as saved searches look at it. */
export interface SearchableListing {
  kind: ListingKind;
  id: string;
  listerId: string;
  anchors: string[];
  keys: string[];
  pricePesewas: number;
  year: number | null;
  /** Its facts, fields and traits, as the paths of searches name them. */
  told: Readonly<Record<string, unknown>>;
  /** Where it is, as visitors may know it. */
  near: Point | null;
  text: string;
  /** The same with the keys of its facts. */
  textWithKeys: string;
}

/** A listing that is on offer, as saved searches look at it; undefined for one that is not. */
export async function searchableListing(
  db: Database | Transaction,
  { kind, id }: { kind: ListingKind; id: string },
): Promise<SearchableListing | undefined> {
  if (kind === 'property') {
    const property = await listings.property(db, id);
    return property && ofProperty(property);
  }
  const car = await listings.car(db, id);
  return car && ofCar(car);
}

function ofProperty(row: ListedProperty): SearchableListing {
  const { location, condition, region, property_type, subtype } = row;
  const fields = { location, condition, region, propertyType: property_type };
  const keys = propertyKeys({ ...fields, subtype });
  return { ...shared('property', row, keys, fields), year: null };
}

function ofCar(row: ListedCar): SearchableListing {
  const { brand, model, location, condition, transmission, region, mileage, year } = row;
  const fields = {
    brand,
    model,
    location,
    condition,
    transmission,
    region,
    mileage,
    fuelType: row.fuel_type,
    carType: row.car_type,
  };
  const keys = carKeys({ ...fields, name: row.name }, row.relocation);
  return { ...shared('car', row, keys, fields), year };
}

const nearOf = ({ near_lat: lat, near_lng: lng }: ListedProperty | ListedCar): Point | null =>
  lat === null || lng === null ? null : { lat, lng };

const shared = (
  kind: ListingKind,
  row: ListedProperty | ListedCar,
  keys: string[],
  fields: Readonly<Record<string, unknown>>,
) => ({
  kind,
  id: row.id,
  listerId: row.lister_id,
  anchors: anchorsIn(kind, { keys, factKeys: row.fact_keys, text: row.search_text }),
  keys,
  pricePesewas: row.price_pesewas,
  near: nearOf(row),
  told: toldBy(kind, fields, row.facts, traitsOf(row)),
  text: row.search_text,
  textWithKeys: textWithKeys(row.search_text, row.fact_keys),
});
