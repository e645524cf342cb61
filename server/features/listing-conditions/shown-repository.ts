import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The condition for public lists: the only one for anything that shows listings nobody asked for by
 * id.
 * @param table how the query calls the table of listings.
 */
export const isShown = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} is null and ${isNotPaused(table)}`;

/**
 * The condition for reading a listing by its id, even a paused one: people who kept it should learn
 * what became of it. One that is not live is only for its lister and Admins (`mayRead` of the
 * listings).
 */
export const isReadable = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} is null and ${isLive(table)}`;

/** The part of it that applies to deleted listings, too. */
export const isLive = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.moderation`)} = 'live'`;

/** The part of `isShown` that own lists do not apply. */
export const isNotPaused = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.paused_at`)} is null`;
