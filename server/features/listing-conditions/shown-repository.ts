import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a listing stands in public lists: the one condition of whatever shows listings that were not asked for by their ids.
 * @param table how the query calls the table of listings.
 */
export const isShown = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} is null and ${isNotPaused(table)}`;

/**
 * Whether everyone may read a listing whose id they have, a paused one too: those who kept it are to learn what became of it.
 * What is not live is its lister's and the Admins' alone (`mayRead` of the listings).
 */
export const isReadable = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} is null and ${isLive(table)}`;

/** The part of it that holds of what was deleted, too. */
export const isLive = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.moderation`)} = 'live'`;

/** The part of `isShown` that own lists do without. */
export const isNotPaused = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.paused_at`)} is null`;
