import { type Expression, type SqlBool, sql } from 'kysely';
import { type DERIVED_FACTS, type ListerKind, ROLE_OF_LISTER } from '#domain/derived-facts.ts';
import type { FactCondition } from '#domain/facts/fact-filters.ts';

/** The SQL condition for a derived fact that narrows a list. */
export function hasDerivedFact({ name, values = [] }: FactCondition) {
  return CONDITION[name as keyof typeof DERIVED_FACTS](values);
}

const CONDITION: Readonly<
  Record<keyof typeof DERIVED_FACTS, (values: readonly unknown[]) => Expression<SqlBool>>
> = {
  photos: () =>
    sql`exists (select from listing_photos as photo where photo.listing_id = listings.id)`,
  video: () => sql`listings.video_key is not null`,
  lister: (kinds) => {
    const roles = kinds.map((kind) => ROLE_OF_LISTER[kind as ListerKind]);
    return sql`listings.lister_id in (select id from users where role = any(${roles}))`;
  },
};
