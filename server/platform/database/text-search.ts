import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';

/** Tables whose column `search_text`, in lower case, is searched. */
type SearchedTable = 'properties' | 'cars';

/** A text to be found within search_text, and what finds it. */
export interface TextSearch {
  text: string;
  /** The index of trigrams; that of single characters and pairs; none, where nearly every row has it. */
  by: 'trigrams' | 'pairs' | 'reading';
}

/** With three letters or figures in a row pg_trgm has something to go by; without, it reads its whole index and table. */
const HAS_TRIGRAM = /[a-z0-9]{3}/i;

/** What the index of pairs is cut at (migration 0007-short-search), and therefore does not have. */
const BETWEEN_PAIRS = '\u0001';

/**
 * Rows that make a text common: so many are slower to gather from an index than the first of them are to come upon.
 * Measured at 200,000 listings.
 */
const COMMON = 50_000;

/**
 * How a text is best found. A short one needs a look at PostgreSQL's statistics, a fraction of a millisecond.
 * @param common rows that make a text common.
 */
export async function planTextSearch(
  db: Database,
  table: SearchedTable,
  text: string,
  common = COMMON,
): Promise<TextSearch> {
  if (HAS_TRIGRAM.test(text)) return { text, by: 'trigrams' };
  if (text.includes(BETWEEN_PAIRS)) return { text, by: 'reading' };
  const expected = await expectedRows(db, table, text);
  return { text, by: expected < common ? 'pairs' : 'reading' };
}

/** Whether a row's text contains it, whatever the case. Wildcards that were typed are meant as they stand. */
export function containsText(table: SearchedTable, { text, by }: TextSearch): RawBuilder<SqlBool> {
  const column = sql.ref(`${table}.search_text`);
  if (by === 'trigrams') {
    // The column is lower-cased by PostgreSQL, whose idea of that is not JavaScript's.
    return sql`${column} like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`;
  }
  // Not LIKE, for which PostgreSQL might take the index of trigrams.
  const contains = sql<SqlBool>`strpos(${column}, lower(${text})) > 0`;
  return by === 'reading' ? contains : sql`(${contains} and ${hasPairs(table, text)})`;
}

/** As the indexes properties_short_search and cars_short_search have it; true for all rows that contain the text. */
const hasPairs = (table: SearchedTable, text: string): RawBuilder<SqlBool> =>
  sql`short_grams(${sql.ref(`${table}.search_text`)}) @> short_grams_within(lower(${text}))`;

/** How many rows PostgreSQL expects to have all pairs of a text. */
async function expectedRows(db: Database, table: SearchedTable, text: string): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from ${sql.table(table)} where ${hasPairs(table, text)}`.execute(
    db,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
