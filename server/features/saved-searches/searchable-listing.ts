import type { ListingKind } from '#domain/listing-kind.ts';
import type { Point } from '#domain/places/place.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { anchorsIn } from './anchors.ts';
import { type ListedCar, type ListedProperty, listings } from './listing-repository.ts';
import { carKeys, propertyKeys } from './search-conditions.ts';

/** A listing as saved searches look at it. */
export interface SearchableListing {
  kind: ListingKind;
  id: string;
  listerId: string;
  anchors: string[];
  keys: string[];
  pricePesewas: number;
  year: number | null;
  /** Where it is, as visitors may know it. */
  near: Point | null;
  facts: unknown;
  text: string;
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
  const keys = propertyKeys({ location, condition, region, propertyType: property_type, subtype });
  return { ...shared('property', row, keys), year: null };
}

function ofCar(row: ListedCar): SearchableListing {
  const { brand, model, name, location, condition, transmission, region, year, relocation } = row;
  const keys = carKeys(
    {
      brand,
      model,
      name,
      location,
      condition,
      transmission,
      region,
      fuelType: row.fuel_type,
      carType: row.car_type,
    },
    relocation,
  );
  return { ...shared('car', row, keys), year };
}

const nearOf = ({ near_lat: lat, near_lng: lng }: ListedProperty | ListedCar): Point | null =>
  lat === null || lng === null ? null : { lat, lng };

const shared = (kind: ListingKind, row: ListedProperty | ListedCar, keys: string[]) => ({
  kind,
  id: row.id,
  listerId: row.lister_id,
  anchors: anchorsIn(kind, { keys, factKeys: row.fact_keys, text: row.search_text }),
  keys,
  pricePesewas: row.price_pesewas,
  near: nearOf(row),
  facts: row.facts,
  text: row.search_text,
});
