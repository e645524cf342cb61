import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { fold } from '#domain/search/fold.ts';
import { NUMBER_WORDS } from '#domain/search/numbers.ts';
import {
  readSearch,
  type SearchTerm,
  type SearchWords,
  type WordBounds,
  wholeWordsPattern,
} from '#domain/search/search-words.ts';
import type { Database } from '#server/platform/database/database.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';

const DOCUMENT = sql.ref('listings.search_text');

/** Where a word begins and ends, to PostgreSQL. */
export const WORD_BOUNDS: WordBounds = ['\\m', '\\M'];

/** Words to be found within search_text, and what finds them. */
export interface TextSearch extends SearchWords {
  /** The index of trigrams; that of single characters and pairs; none, where nearly every row has them. */
  by: 'trigrams' | 'pairs' | 'reading';
}

/** With three letters or figures in a row pg_trgm has something to go by; without, it reads its whole index and table. */
const HAS_TRIGRAM = /[a-z0-9]{3}/i;

/** What the index of pairs is cut at, and therefore does not have. */
const BETWEEN_PAIRS = '\u0001';

/**
 * Rows that make short words common: so many are slower to gather from an index than the first of them are to come
 * upon. Measured at 200,000 listings.
 */
const COMMON = 50_000;

/** Up to so many rows with the short words beside longer ones, the index of pairs is the quicker. */
const RARE = 2_000;

/** How a text is best found, by its words. */
export const planTextSearch = (
  db: Database,
  kind: ListingKind,
  text: string,
  common?: number,
): Promise<TextSearch> => planWords(db, kind, readSearch(text), common);

/**
 * How words are best found. Short ones need a look at PostgreSQL's statistics, a fraction of a millisecond.
 * @param common rows that make short words common.
 */
export async function planWords(
  db: Database,
  kind: ListingKind,
  words: SearchWords,
  common = COMMON,
): Promise<TextSearch> {
  const { text } = words;
  const trigrams = canGoByTrigrams(words);
  const short = trigrams
    ? words.terms.filter(isPlain).flatMap(({ letters }) => letters.filter(isShort))
    : shortWords(words);
  if (trigrams && short.length === 0) return { ...words, by: 'trigrams' };
  if (text.includes(BETWEEN_PAIRS) || short.length === 0) {
    return { ...words, by: trigrams ? 'trigrams' : 'reading' };
  }
  const expected = await expectedRows(db, kind, short);
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
export function containsText(search: TextSearch): RawBuilder<SqlBool> {
  const keys = sql.ref('listings.fact_keys');
  if (search.by === 'trigrams') return hasWords(search, { ...byTrigrams(DOCUMENT), keys });
  const reading = { ...byReading(DOCUMENT), keys };
  if (search.by === 'reading') return hasWords(search, reading);
  const has = hasWords(search, { ...reading, term: (term) => byEitherIndex(term) });
  const implied = impliedWords(search);
  return implied.length > 0 ? sql`(${has} and ${hasPairs(implied)})` : has;
}

/** Ways to find a part of a text, whole words, and the very text that begins or ends with a part of a number. */
interface Finds {
  part(part: string): RawBuilder<SqlBool>;
  whole(texts: readonly string[]): RawBuilder<SqlBool>;
  text(text: string): RawBuilder<SqlBool>;
  /** The keys of what a row tells, which an index has. */
  keys?: RawBuilder<unknown>;
  /** Finds a term otherwise; undefined for one that it has no way for. */
  term?(term: SearchTerm): RawBuilder<SqlBool> | undefined;
}

/** As hasWords of domain/search; what is searched for is made plain by PostgreSQL, whose idea of that is not JavaScript's. */
function hasWords({ text, terms }: SearchWords, finds: Finds): RawBuilder<SqlBool> {
  const all = sql.join(
    terms.map((term) => finds.term?.(term) ?? hasTerm(term, finds)),
    sql` and `,
  );
  const hasNumbers = terms.some(({ numbers }) => numbers.length > 0);
  return hasNumbers ? sql`((${all}) or ${finds.text(text)})` : sql`(${all})`;
}

function hasTerm(
  { letters, numbers, instead, facts }: SearchTerm,
  finds: Finds,
): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`(${sql.join([...letters, ...numbers.map(asWhole)].map(finds.part), sql` and `)})`;
  const ways = [
    own,
    ...(instead.length > 0 ? [finds.whole(instead)] : []),
    ...(facts.length > 0 && finds.keys ? [sql<SqlBool>`${finds.keys} && ${facts}::text[]`] : []),
  ];
  return ways.length === 1 ? own : sql`(${sql.join(ways, sql` or `)})`;
}

/** Of a short word that is meant otherwise too: the word by the index of pairs, what is meant by that of trigrams. */
function byEitherIndex(term: SearchTerm): RawBuilder<SqlBool> | undefined {
  if (isPlain(term) || !term.letters.every(isShort)) return undefined;
  const own = hasTerm({ ...term, instead: [] }, byReading(DOCUMENT));
  return sql`((${own} and ${hasPairs(term.letters)}) or ${byTrigrams(DOCUMENT).whole(term.instead)})`;
}

const byReading = (column: RawBuilder<unknown>): Finds => {
  // Not LIKE, for which PostgreSQL might take the index of trigrams.
  const part = (text: string) => sql<SqlBool>`strpos(${column}, search_fold(${text})) > 0`;
  const whole = (texts: readonly string[]) => {
    const any = texts.map((text) => sql<SqlBool>`strpos(${column}, ${text}) > 0`);
    return sql<SqlBool>`((${sql.join(any, sql` or `)}) and ${matches(column, texts)})`;
  };
  return { part, whole, text: part };
};

const byTrigrams = (column: RawBuilder<unknown>): Finds => ({
  part: (part) =>
    isByTrigrams(part)
      ? sql`${column} like search_fold(${`%${escapeLike(part)}%`})`
      : byReading(column).part(part),
  whole: (texts) =>
    sql`(${column} like any(${texts.map((text) => `%${escapeLike(text)}%`)}::text[]) and ${matches(column, texts)})`,
  text: (text) => {
    const patterns = beyondItsWords(text).map((each) => `%${escapeLike(each)}%`);
    if (patterns.length === 0) return sql`false`;
    return sql`${column} like any(array[${sql.join(patterns.map((each) => sql`search_fold(${each})`))}])`;
  },
});

/** Whether a text has any of some as whole words. The function of `~`, for which PostgreSQL takes no index: LIKE has done so. */
export const matches = (
  column: RawBuilder<unknown>,
  texts: readonly string[],
): RawBuilder<SqlBool> =>
  sql<SqlBool>`textregexeq(${column}, ${wholeWordsPattern(texts, WORD_BOUNDS)})`;

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
const isByTrigrams = (part: string) => HAS_TRIGRAM.test(fold(part)) || /^ \d+ $/.test(part);

const isShort = (word: string) => fold(word) !== '' && !HAS_TRIGRAM.test(fold(word));

/** Whether nothing else is meant by a word. */
const isPlain = ({ instead }: SearchTerm) => instead.length === 0;

/** Whether either way to have the words goes by the index of trigrams. */
const canGoByTrigrams = ({ text, terms }: SearchWords): boolean => {
  const letters = terms.flatMap((term) => term.letters);
  const numbers = terms.flatMap((term) => term.numbers);
  return numbers.length > 0
    ? HAS_TRIGRAM.test(fold(text)) || letters.length + numbers.length > 1
    : letters.some(isByTrigrams);
};

/** The short words that a row has either way. */
const impliedWords = ({ text, terms }: SearchWords): string[] =>
  terms
    .filter(isPlain)
    .flatMap(({ letters, numbers }) => [...letters, ...numbers.filter((n) => text.includes(n))])
    .filter(isShort);

/** The same; where none is plain, those that are meant otherwise too. */
function shortWords(words: SearchWords): string[] {
  const implied = impliedWords(words);
  return implied.length > 0
    ? implied
    : words.terms.flatMap(({ letters }) => letters.filter(isShort));
}

/** As the index listings_short_search has it; true for all rows that have the words. */
const hasPairs = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql`short_grams(listings.search_text) @> (${sql.join(
    words.map((word) => sql`short_grams_within(search_fold(${word}))`),
    sql` || `,
  )})`;

/** How many rows PostgreSQL expects to have all pairs of some words. */
async function expectedRows(
  db: Database,
  kind: ListingKind,
  words: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from listings where kind = ${sql.lit(kind)} and ${hasPairs(words)}`.execute(
    db,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
