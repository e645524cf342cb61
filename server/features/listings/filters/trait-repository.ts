import { type Expression, type SqlBool, sql } from 'kysely';
import type { FactCondition } from '#domain/facts/fact-filters.ts';
import { type LISTING_TRAITS, type ListerKind, ROLE_OF_LISTER } from '#domain/listing-traits.ts';

/** Where the database has a kind of listing. */
export interface ListingTable {
  table: 'properties' | 'cars';
  /** The column that says whose a listing is. */
  lister: 'lister_id' | 'owner_id';
  /** The photos of its listings, and the column that says of which. */
  photos: { table: 'property_photos' | 'car_photos'; listing: 'property_id' | 'car_id' };
}

/** Whether a listing has a trait that a list is narrowed by. */
export function hasTrait(of: ListingTable, { name, values = [] }: FactCondition) {
  return CONDITION[name as keyof typeof LISTING_TRAITS](of, values);
}

const CONDITION: Readonly<
  Record<
    keyof typeof LISTING_TRAITS,
    (of: ListingTable, values: readonly unknown[]) => Expression<SqlBool>
  >
> = {
  photos: ({ table, photos }) =>
    sql`exists (select from ${sql.table(photos.table)} as photo
      where photo.${sql.ref(photos.listing)} = ${sql.ref(`${table}.id`)})`,
  video: ({ table }) => sql`${sql.ref(`${table}.video_key`)} is not null`,
  lister: ({ table, lister }, kinds) => {
    const roles = kinds.map((kind) => ROLE_OF_LISTER[kind as ListerKind]);
    return sql`${sql.ref(`${table}.${lister}`)} in (select id from users where role = any(${roles}))`;
  },
};
