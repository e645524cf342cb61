import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { fold } from '#domain/search/fold.ts';
import { NUMBER_WORDS } from '#domain/search/numbers.ts';
import {
  type Circle,
  isMoreThanWords,
  isShort,
  readSearch,
  type SearchTerm,
  type SearchWords,
  shortWordPattern,
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
  /** The index of trigrams; none for words that have no trigram. */
  by: 'trigrams' | 'reading';
}

/** pg_trgm needs three letters or digits in a row; without them it reads its whole index and table. */
const HAS_TRIGRAM = /[a-z0-9]{3}/i;

/** Plans the fastest search for a text from its words. */
export const planTextSearch = (
  db: Database,
  kind: ListingKind,
  text: string,
): Promise<TextSearch> => planWords(db, kind, readSearch(text));

/** Plans the fastest search for words. */
export async function planWords(
  db: Database,
  kind: ListingKind,
  words: MeantWords,
): Promise<TextSearch> {
  const by = canGoByTrigrams(words) ? 'trigrams' : 'reading';
  if (isImplied(words) || !(await isListed(db, kind, words.text))) return { ...words, by };
  return { ...words, by, orLiterally: true };
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
    if (rows.length === size) return { rows, search };
  }
  return { rows: await read(search), search };
}

/** True for a text that is found as it was typed too; of one or two letters, only beginnings of words are. */
export const isFoundAsTyped = (text: string): boolean => HAS_TRIGRAM.test(fold(text));

/** True when some listing has a text as it was typed. */
async function isListed(db: Database, kind: ListingKind, text: string): Promise<boolean> {
  if (!isFoundAsTyped(text)) return false;
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
  const finds = search.by === 'trigrams' ? byTrigrams(DOCUMENT) : byReading(DOCUMENT);
  return hasWords(search, { ...finds, keys });
}

/** Ways to find part of a text, whole words, and a search as it was typed. */
interface Finds {
  part(part: string): RawBuilder<SqlBool>;
  whole(texts: readonly string[]): RawBuilder<SqlBool>;
  typed(words: SearchWords): RawBuilder<SqlBool>;
  /** The indexed keys of what a row says. */
  keys?: RawBuilder<unknown>;
}

/**
 * The same as hasWords of domain/search; PostgreSQL folds the words, because its folding differs
 * from JavaScript's.
 */
function hasWords(words: SearchWords, finds: Finds): RawBuilder<SqlBool> {
  const all = sql.join(
    words.terms.map((term) => hasTerm(term, finds)),
    sql` and `,
  );
  return isMoreThanWords(words) ? sql`((${all}) or ${finds.typed(words)})` : sql`(${all})`;
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

const byReading = (column: RawBuilder<unknown>): Finds => {
  // Not LIKE, for which PostgreSQL might take the index of trigrams.
  const as = (text: string) => sql<SqlBool>`strpos(${column}, search_fold(${text})) > 0`;
  const part = (each: string) =>
    isShort(each) ? sql<SqlBool>`textregexeq(${column}, ${shortWordPattern(each)})` : as(each);
  const whole = (texts: readonly string[]) => {
    const any = texts.map((text) => sql<SqlBool>`strpos(${column}, ${text}) > 0`);
    return sql<SqlBool>`((${sql.join(any, sql` or `)}) and ${matches(column, texts)})`;
  };
  return { part, whole, typed: ({ text }) => as(text) };
};

const byTrigrams = (column: RawBuilder<unknown>): Finds => ({
  part(part) {
    if (isShort(part)) return sql`${column} ~ ${shortWordPattern(part)}`;
    return isByTrigrams(part)
      ? sql`${column} like search_fold(${`%${escapeLike(part)}%`})`
      : byReading(column).part(part);
  },
  whole: (texts) =>
    sql`(${column} like any(${texts.map((text) => `%${escapeLike(text)}%`)}::text[]) and ${matches(column, texts)})`,
  typed: (words) => {
    const patterns = beyondItsWords(words).map((each) => `%${escapeLike(each)}%`);
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
 * Finds a text that its words miss, because it begins or ends inside a longer number or word. Digits
 * are spelled out, because pg_trgm makes little of a character class.
 */
function beyondItsWords({ text, terms }: SearchWords): string[] {
  const isCut = HAS_TRIGRAM.test(fold(text)) && terms.some(({ letters }) => letters.some(isShort));
  if (isCut || AT_AN_END.test(text)) return [text];
  return [
    ...(/^\d/.test(text) ? DIGITS.map((digit) => digit + text) : []),
    ...(/\d$/.test(text) ? DIGITS.map((digit) => text + digit) : []),
  ];
}

/** A number as it stands at the end of search_text. */
const asWhole = (number: string) => ` ${number} `;

/** Something for pg_trgm to go by; it takes a number between spaces for a word. */
const isByTrigrams = (part: string) =>
  HAS_TRIGRAM.test(fold(part)) || isShort(part) || /^ \d+ $/.test(part);

/** Both ways to match the words can use the index of trigrams. */
const canGoByTrigrams = ({ text, terms }: SearchWords): boolean => {
  const letters = terms.flatMap((term) => term.letters);
  const numbers = terms.flatMap((term) => term.numbers);
  return numbers.length > 0
    ? HAS_TRIGRAM.test(fold(text)) || letters.length + numbers.length > 1
    : letters.some(isByTrigrams);
};
