import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a listing stands in public lists: the one condition of whatever shows listings that were not asked for by their ids.
 * @param table how the query calls the table of listings.
 */
export const isShown = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} is null and ${isNotPaused(table)}`;

/** The part of it that own lists do without. */
export const isNotPaused = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.paused_at`)} is null`;
