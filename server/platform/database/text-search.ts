import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readSearch, type SearchWords } from '#domain/search/search-words.ts';
import type { Database } from './database.ts';

/** Tables whose column `search_text` (migration 0023-search-words) is searched. */
type SearchedTable = 'properties' | 'cars';

/** Words to be found within search_text, and what finds them. */
export interface TextSearch extends SearchWords {
  /** The index of trigrams; that of single characters and pairs; none, where nearly every row has them. */
  by: 'trigrams' | 'pairs' | 'reading';
}

/** With three letters or figures in a row pg_trgm has something to go by; without, it reads its whole index and table. */
const HAS_TRIGRAM = /[a-z0-9]{3}/i;

/** What the index of pairs is cut at (migration 0007-short-search), and therefore does not have. */
const BETWEEN_PAIRS = '\u0001';

/**
 * Rows that make short words common: so many are slower to gather from an index than the first of them are to come
 * upon. Measured at 200,000 listings.
 */
const COMMON = 50_000;

/** Up to so many rows with the short words beside longer ones, the index of pairs is the quicker. */
const RARE = 2_000;

/**
 * How words are best found. Short ones need a look at PostgreSQL's statistics, a fraction of a millisecond.
 * @param common rows that make short words common.
 */
export async function planTextSearch(
  db: Database,
  table: SearchedTable,
  text: string,
  common = COMMON,
): Promise<TextSearch> {
  const words = readSearch(text);
  const short = shortWords(words);
  const trigrams = canGoByTrigrams(words);
  if (trigrams && short.length === 0) return { ...words, by: 'trigrams' };
  if (text.includes(BETWEEN_PAIRS)) return { ...words, by: trigrams ? 'trigrams' : 'reading' };
  const expected = await expectedRows(db, table, short);
  if (expected < (trigrams ? RARE : common)) return { ...words, by: 'pairs' };
  return { ...words, by: trigrams ? 'trigrams' : 'reading' };
}

/** Whether a row has every word, whatever the case. Wildcards that were typed are meant as they stand. */
export function containsText(table: SearchedTable, search: TextSearch): RawBuilder<SqlBool> {
  const column = sql.ref(`${table}.search_text`);
  // Not LIKE where another index is meant, for PostgreSQL might take that of trigrams.
  const contains = (part: string): RawBuilder<SqlBool> =>
    search.by === 'trigrams' && isByTrigrams(part)
      ? sql`${column} like lower(${`%${part.replace(/[\\%_]/g, '\\$&')}%`})`
      : sql`strpos(${column}, lower(${part})) > 0`;
  const has = hasWords(search, contains);
  return search.by === 'pairs' ? sql`(${has} and ${hasPairs(table, shortWords(search))})` : has;
}

/** As hasWords of domain/search; the column is lower-cased by PostgreSQL, whose idea of that is not JavaScript's. */
function hasWords(
  { text, letters, numbers }: SearchWords,
  contains: (part: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const all = sql.join([...letters, ...numbers.map(asWhole)].map(contains), sql` and `);
  if (numbers.length === 0) return sql`(${all})`;
  return sql`((${all}) or ${contains(text)})`;
}

/** A number as it stands at the end of search_text. */
const asWhole = (number: string) => ` ${number} `;

/** Whether pg_trgm has something to go by: a number between spaces is a word to it. */
const isByTrigrams = (part: string) => HAS_TRIGRAM.test(part) || /^ \d+ $/.test(part);

/** Whether either way to have the words goes by the index of trigrams. */
const canGoByTrigrams = ({ text, letters, numbers }: SearchWords): boolean =>
  numbers.length > 0 ? HAS_TRIGRAM.test(text) : letters.some(isByTrigrams);

/** Of the words those that have no trigram, and that a row has either way. */
const shortWords = ({ text, letters, numbers }: SearchWords): string[] =>
  [...letters, ...numbers.filter((number) => text.includes(number))].filter(
    (word) => !HAS_TRIGRAM.test(word),
  );

/** As the indexes properties_short_search and cars_short_search have it; true for all rows that have the words. */
const hasPairs = (table: SearchedTable, words: readonly string[]): RawBuilder<SqlBool> =>
  sql`short_grams(${sql.ref(`${table}.search_text`)}) @> (${sql.join(
    words.map((word) => sql`short_grams_within(lower(${word}))`),
    sql` || `,
  )})`;

/** How many rows PostgreSQL expects to have all pairs of some words. */
async function expectedRows(
  db: Database,
  table: SearchedTable,
  words: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from ${sql.table(table)} where ${hasPairs(table, words)}`.execute(
    db,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
