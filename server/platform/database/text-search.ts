import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { NUMBER_WORDS, readSearch, type SearchWords } from '#domain/search/search-words.ts';
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
  const trigrams = canGoByTrigrams(words);
  const short = trigrams ? words.letters.filter(isShort) : impliedWords(words);
  if (trigrams && short.length === 0) return { ...words, by: 'trigrams' };
  if (text.includes(BETWEEN_PAIRS)) return { ...words, by: trigrams ? 'trigrams' : 'reading' };
  const expected = await expectedRows(db, table, short);
  if (expected < (trigrams ? RARE : common)) return { ...words, by: 'pairs' };
  return { ...words, by: trigrams ? 'trigrams' : 'reading' };
}

/**
 * How many listings are looked at in their order before an index is asked: what is common fills a page from them, whatever
 * PostgreSQL expects of words that go together, and what is not is quickly gathered. Measured at 200,000 listings.
 */
export const readFirst = ({ size, offset }: { size: number; offset: number }): number =>
  2_000 + 20 * (size + offset);

/** The most that are skipped where the first are looked at in their order. */
const MAX_SKIPPED = 1_000;

/**
 * A page of what was searched for or narrowed by facts, or of the whole list: by looking at the first where these fill
 * it, else by an index.
 * @param read reads the page, from the first only when told so.
 * @returns also how the search is counted best.
 */
export async function readSearched<Row>(
  {
    search,
    facts = [],
  }: { search: TextSearch | undefined; facts?: readonly unknown[] | undefined },
  { size, offset }: { size: number; offset: number },
  read: (search: TextSearch | undefined, how?: 'first') => Promise<Row[]>,
): Promise<{ rows: Row[]; search: TextSearch | undefined }> {
  if ((search || facts.length > 0) && offset <= MAX_SKIPPED) {
    const rows = await read(search, 'first');
    const isCommon = rows.length === size;
    if (isCommon)
      return { rows, search: search?.by === 'pairs' ? { ...search, by: 'reading' } : search };
  }
  return { rows: await read(search), search };
}

/** Whether a row has every word, whatever the case. Wildcards that were typed are meant as they stand. */
export function containsText(table: SearchedTable, search: TextSearch): RawBuilder<SqlBool> {
  const column = sql.ref(`${table}.search_text`);
  if (search.by === 'trigrams') return hasWords(search, byTrigrams(column));
  const has = hasWords(search, byReading(column));
  return search.by === 'pairs' ? sql`(${has} and ${hasPairs(table, impliedWords(search))})` : has;
}

/** Two ways to find a word, and the very text that begins or ends with a part of a number. */
interface Finds {
  part(part: string): RawBuilder<SqlBool>;
  text(text: string): RawBuilder<SqlBool>;
}

/** As hasWords of domain/search; the column is lower-cased by PostgreSQL, whose idea of that is not JavaScript's. */
function hasWords({ text, letters, numbers }: SearchWords, finds: Finds): RawBuilder<SqlBool> {
  const all = sql.join([...letters, ...numbers.map(asWhole)].map(finds.part), sql` and `);
  return numbers.length > 0 ? sql`((${all}) or ${finds.text(text)})` : sql`(${all})`;
}

const byReading = (column: RawBuilder<unknown>): Finds => {
  // Not LIKE, for which PostgreSQL might take the index of trigrams.
  const part = (text: string) => sql<SqlBool>`strpos(${column}, lower(${text})) > 0`;
  return { part, text: part };
};

const byTrigrams = (column: RawBuilder<unknown>): Finds => ({
  part: (part) =>
    isByTrigrams(part)
      ? sql`${column} like lower(${`%${escapeLike(part)}%`})`
      : byReading(column).part(part),
  text: (text) => {
    const patterns = beyondItsWords(text).map((each) => `%${escapeLike(each)}%`);
    if (patterns.length === 0) return sql`false`;
    return sql`${column} like any(array[${sql.join(patterns.map((each) => sql`lower(${each})`))}])`;
  },
});

/** A text as LIKE takes it for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const DIGITS = [...'0123456789'];
const NUMBER_WORD = NUMBER_WORDS.join('|');
const AT_AN_END = new RegExp(`^(?:${NUMBER_WORD})|(?:${NUMBER_WORD})$`, 'i');

/**
 * What finds a text with numbers where its words do not: where it begins or ends within a longer number or word. Digits
 * are spelled out, for pg_trgm makes little of a class of them.
 */
function beyondItsWords(text: string): string[] {
  if (AT_AN_END.test(text)) return [text];
  return [
    ...(/^\d/.test(text) ? DIGITS.map((digit) => digit + text) : []),
    ...(/\d$/.test(text) ? DIGITS.map((digit) => text + digit) : []),
  ];
}

/** A number as it stands at the end of search_text. */
const asWhole = (number: string) => ` ${number} `;

/** Whether pg_trgm has something to go by: a number between spaces is a word to it. */
const isByTrigrams = (part: string) => HAS_TRIGRAM.test(part) || /^ \d+ $/.test(part);

const isShort = (word: string) => !HAS_TRIGRAM.test(word);

/** Whether either way to have the words goes by the index of trigrams. */
const canGoByTrigrams = ({ text, letters, numbers }: SearchWords): boolean =>
  numbers.length > 0
    ? HAS_TRIGRAM.test(text) || letters.length + numbers.length > 1
    : letters.some(isByTrigrams);

/** The short words that a row has either way. */
const impliedWords = ({ text, letters, numbers }: SearchWords): string[] =>
  [...letters, ...numbers.filter((number) => text.includes(number))].filter(isShort);

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
