import { type Expression, type SqlBool, sql } from 'kysely';
import type { FactCondition } from '#domain/facts/fact-filters.ts';
import { type LISTING_TRAITS, type ListerKind, ROLE_OF_LISTER } from '#domain/listing-traits.ts';

/** The SQL condition for a trait that narrows a list. */
export function hasTrait({ name, values = [] }: FactCondition) {
  return CONDITION[name as keyof typeof LISTING_TRAITS](values);
}

const CONDITION: Readonly<
  Record<keyof typeof LISTING_TRAITS, (values: readonly unknown[]) => Expression<SqlBool>>
> = {
  photos: () =>
    sql`exists (select from listing_photos as photo where photo.listing_id = listings.id)`,
  video: () => sql`listings.video_key is not null`,
  lister: (kinds) => {
    const roles = kinds.map((kind) => ROLE_OF_LISTER[kind as ListerKind]);
    return sql`listings.lister_id in (select id from users where role = any(${roles}))`;
  },
};
