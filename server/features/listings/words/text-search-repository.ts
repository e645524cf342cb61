import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { fold } from '#domain/search/fold.ts';
import { NUMBER_WORDS } from '#domain/search/numbers.ts';
import {
  type Circle,
  readSearch,
  type SearchTerm,
  type SearchWords,
  type WordBounds,
  wholeWordsPattern,
} from '#domain/search/search-words.ts';
import { isWithin } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';

const DOCUMENT = sql.ref('listings.search_text');

/** PostgreSQL's escapes for the start and the end of a word. */
export const WORD_BOUNDS: WordBounds = ['\\m', '\\M'];

/** Words to find, and what else the sentence means that they were typed in. */
export interface MeantWords extends SearchWords {
  /** What must hold beside the words: a filter of the list. */
  means?: object;
  /** Terms that the order goes by: those that a listing need not match too. */
  ranked?: readonly SearchTerm[];
  /** Ids of listings that come before all others, in order. */
  first?: readonly string[];
}

/** Words to find within search_text, and the way to find them. */
export interface TextSearch extends MeantWords {
  /** A listing that has the text as it was typed matches too (specification §5). */
  orLiterally?: boolean;
  /** The index of trigrams, or of single characters and pairs; neither if nearly every row matches. */
  by: 'trigrams' | 'pairs' | 'reading';
}

/** pg_trgm needs three letters or digits in a row; without them it reads its whole index and table. */
const HAS_TRIGRAM = /[a-z0-9]{3}/i;

/** The index of pairs is cut at this mark, so no pair contains it. */
const BETWEEN_PAIRS = '\u0001';

/**
 * Short words in more rows than this are common: gathering them from an index is slower than
 * reading in order until a page is full. Measured at 200,000 listings.
 */
const COMMON = 50_000;

/** The index of pairs is faster up to this many rows with the short words beside longer ones. */
const RARE = 2_000;

/** Plans the fastest search for a text from its words. */
export const planTextSearch = (
  db: Database,
  kind: ListingKind,
  text: string,
  common?: number,
): Promise<TextSearch> => planWords(db, kind, readSearch(text), common);

/**
 * Plans the fastest search for words. Short ones need a look at PostgreSQL's statistics, a fraction
 * of a millisecond.
 * @param common rows that make short words common.
 */
export async function planWords(
  db: Database,
  kind: ListingKind,
  words: MeantWords,
  common = COMMON,
): Promise<TextSearch> {
  const by = await fastestWay(db, kind, words, common);
  if (isImplied(words) || !(await isListed(db, kind, words.text))) return { ...words, by };
  // The index of pairs cannot find either of the two.
  return { ...words, by: by === 'trigrams' ? by : 'reading', orLiterally: true };
}

async function fastestWay(
  db: Database,
  kind: ListingKind,
  words: SearchWords,
  common: number,
): Promise<TextSearch['by']> {
  const trigrams = canGoByTrigrams(words);
  const short = trigrams
    ? words.terms.filter(isPlain).flatMap(({ letters }) => letters.filter(isShort))
    : shortWords(words);
  if (trigrams && short.length === 0) return 'trigrams';
  if (words.text.includes(BETWEEN_PAIRS) || short.length === 0) {
    return trigrams ? 'trigrams' : 'reading';
  }
  const expected = await expectedRows(db, kind, short);
  if (expected < (trigrams ? RARE : common)) return 'pairs';
  return trigrams ? 'trigrams' : 'reading';
}

/** True when a listing that has the text as it was typed has all the words of its sentence anyway. */
function isImplied({ text, terms, means }: MeantWords): boolean {
  if (means === undefined) return true;
  const typed = fold(text);
  return (
    Object.values(means).every((value) => value === undefined || isEmptyList(value)) &&
    terms.every(
      ({ letters, numbers }) =>
        letters.length + numbers.length > 0 && letters.every((each) => typed.includes(fold(each))),
    )
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * This many listings are looked at in order before an index is asked: common words fill a page from
 * them, whatever PostgreSQL expects of words that occur together, and rare ones are gathered
 * quickly. Measured at 200,000 listings.
 */
export const readFirst = ({ size, offset }: { size: number; offset: number }): number =>
  2_000 + 20 * (size + offset);

/** Listings are looked at in order only if a page skips at most this many. */
const MAX_SKIPPED = 1_000;

/**
 * A page of a search, of a list narrowed by facts, or of a whole list: from the first listings in
 * order if they fill it, otherwise through an index.
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

/** True when some listing has a text as it was typed. */
async function isListed(db: Database, kind: ListingKind, text: string): Promise<boolean> {
  if (!HAS_TRIGRAM.test(fold(text))) return false;
  const { rows } = await sql`
    select from listings where kind = ${sql.lit(kind)} and deleted_at is null
      and ${containsLiterally({ text })} limit 1`.execute(db);
  return rows.length > 0;
}

/** Matches rows that have a text as it was typed. */
export const containsLiterally = ({ text }: Pick<SearchWords, 'text'>): RawBuilder<SqlBool> =>
  sql`${DOCUMENT} like search_fold(${`%${escapeLike(text)}%`})`;

/** Matches rows with every word, ignoring case. Typed wildcards are taken literally. */
export function containsText(search: TextSearch): RawBuilder<SqlBool> {
  if (search.terms.length === 0) return sql`true`;
  const keys = sql.ref('listings.fact_keys');
  if (search.by === 'trigrams') return hasWords(search, { ...byTrigrams(DOCUMENT), keys });
  const reading = { ...byReading(DOCUMENT), keys };
  if (search.by === 'reading') return hasWords(search, reading);
  const has = hasWords(search, { ...reading, term: (term) => byEitherIndex(term) });
  const implied = impliedWords(search);
  return implied.length > 0 ? sql`(${has} and ${hasPairs(implied)})` : has;
}

/** Ways to find part of a text, whole words, and text that begins or ends inside a number. */
interface Finds {
  part(part: string): RawBuilder<SqlBool>;
  whole(texts: readonly string[]): RawBuilder<SqlBool>;
  text(text: string): RawBuilder<SqlBool>;
  /** The indexed keys of what a row says. */
  keys?: RawBuilder<unknown>;
  /** Another way to find a term; undefined if it has none for it. */
  term?(term: SearchTerm): RawBuilder<SqlBool> | undefined;
}

/**
 * The same as hasWords of domain/search; PostgreSQL folds the words, because its folding differs
 * from JavaScript's.
 */
function hasWords({ text, terms }: SearchWords, finds: Finds): RawBuilder<SqlBool> {
  const all = sql.join(
    terms.map((term) => finds.term?.(term) ?? hasTerm(term, finds)),
    sql` and `,
  );
  const hasNumbers = terms.some(({ numbers }) => numbers.length > 0);
  return hasNumbers ? sql`((${all}) or ${finds.text(text)})` : sql`(${all})`;
}

function hasTerm(
  { letters, numbers, instead, facts, near = [] }: SearchTerm,
  finds: Finds,
): RawBuilder<SqlBool> {
  const parts = [...letters, ...numbers.map(asWhole)].map(finds.part);
  const ways = [
    ...(parts.length > 0 ? [sql<SqlBool>`(${sql.join(parts, sql` and `)})`] : []),
    ...(instead.length > 0 ? [finds.whole(instead)] : []),
    ...(facts.length > 0 && finds.keys ? [sql<SqlBool>`${finds.keys} && ${facts}::text[]`] : []),
    ...near.map(isIn),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** True for rows in a circle. */
export const isIn = (circle: Circle): RawBuilder<SqlBool> =>
  sql`(${sql.join(isWithin('listings', circle, circle.km), sql` and `)})`;

/** For a short word with synonyms: the word by the index of pairs, its synonyms by that of trigrams. */
function byEitherIndex(term: SearchTerm): RawBuilder<SqlBool> | undefined {
  if (isPlain(term) || term.letters.length === 0 || !term.letters.every(isShort)) return undefined;
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

/**
 * Matches a text that has any of these as whole words. It calls the function behind `~`, for which
 * PostgreSQL uses no index; for LIKE it has.
 */
export const matches = (
  column: RawBuilder<unknown>,
  texts: readonly string[],
): RawBuilder<SqlBool> =>
  sql<SqlBool>`textregexeq(${column}, ${wholeWordsPattern(texts, WORD_BOUNDS)})`;

const DIGITS = [...'0123456789'];
const NUMBER_WORD = NUMBER_WORDS.join('|');
const AT_AN_END = new RegExp(`^(?:${NUMBER_WORD})|(?:${NUMBER_WORD})$`, 'i');

/**
 * Finds a text with numbers that its words miss, because it begins or ends inside a longer number
 * or word. Digits are spelled out, because pg_trgm makes little of a character class.
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

/** Something for pg_trgm to go by; it takes a number between spaces for a word. */
const isByTrigrams = (part: string) => HAS_TRIGRAM.test(fold(part)) || /^ \d+ $/.test(part);

const isShort = (word: string) => fold(word) !== '' && !HAS_TRIGRAM.test(fold(word));

/** A word without other meanings. */
const isPlain = ({ instead, near }: SearchTerm) => instead.length === 0 && near === undefined;

/** Both ways to match the words can use the index of trigrams. */
const canGoByTrigrams = ({ text, terms }: SearchWords): boolean => {
  const letters = terms.flatMap((term) => term.letters);
  const numbers = terms.flatMap((term) => term.numbers);
  return numbers.length > 0
    ? HAS_TRIGRAM.test(fold(text)) || letters.length + numbers.length > 1
    : letters.some(isByTrigrams);
};

/** The short words that a row has, whichever way it matches. */
const impliedWords = ({ text, terms }: SearchWords): string[] =>
  terms
    .filter(isPlain)
    .flatMap(({ letters, numbers }) => [...letters, ...numbers.filter((n) => text.includes(n))])
    .filter(isShort);

/** Falls back to short words with other meanings if all have some. */
function shortWords(words: SearchWords): string[] {
  const implied = impliedWords(words);
  return implied.length > 0
    ? implied
    : words.terms.flatMap(({ letters }) => letters.filter(isShort));
}

/** The condition of the index listings_short_search; true for all rows that have the words. */
const hasPairs = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql`short_grams(listings.search_text) @> (${sql.join(
    words.map((word) => sql`short_grams_within(search_fold(${word}))`),
    sql` || `,
  )})`;

/** PostgreSQL's estimate of the rows that have all pairs of some words. */
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
