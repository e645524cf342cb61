import { FEW } from '#domain/search/near-spelling.ts';
import type { SearchTerm } from '#domain/search/search-words.ts';
import { closeMatches } from '#domain/search/sentence/close-matches.ts';
import type { Sentence, Understood } from '#domain/search/sentence/read-sentence.ts';
import type { SearchReader } from './search-reader.ts';
import type { MeantWords } from './text-search-repository.ts';

/** What a page of a list says of how its search was read. */
export interface SearchTold {
  /** The search that ran instead, because the one typed found little. */
  instead?: string | undefined;
  /** What was understood of the search. */
  understood?: readonly Understood[] | undefined;
  /** How many fit all of the search, where others that nearly fit come after them. */
  fits?: number | undefined;
  /** Parts of the search that those may not meet. */
  leftOut?: readonly string[] | undefined;
}

interface Asks<Page> extends Pick<SearchReader, 'sentenceOf' | 'isAbout'> {
  meantBy(sentence: Sentence): Promise<MeantWords>;
  /** The page of the list that is asked for. */
  read(words: MeantWords): Promise<Page>;
  /** Other ways to type the words. */
  nearSearches(words: MeantWords): Promise<string[]>;
  /** The ids of the `max` best matches. */
  bestIds(words: MeantWords, max: number): Promise<string[]>;
  /** True when some listing matches. */
  hasAny(words: MeantWords): Promise<boolean>;
  /** True where what only nearly fits is wanted too. */
  close: boolean;
  /** True where the best matches come first; in another order, what nearly fits is shown only where nothing fits. */
  isRanked: boolean;
}

/** Below so many that fit, those that nearly fit are shown too. */
const ENOUGH_FIT = 6;

/**
 * The page of a list for a sentence: what fits it; where that is little, what fits it in other spellings; then what nearly
 * fits. A sentence about another kind of listing finds only what fits.
 */
export async function pageOfSentence<Page extends { total: number }>(
  typed: Sentence,
  asks: Asks<Page>,
): Promise<Page & SearchTold> {
  const found = await asks.read(await asks.meantBy(typed));
  if (found.total >= ENOUGH_FIT || !asks.isAbout(typed)) {
    return { ...found, understood: typed.understood };
  }
  const { sentence, page, instead } = await inOtherSpellings(typed, found, asks);
  const told = { understood: sentence.understood, instead };
  const close =
    asks.close &&
    page.total < (asks.isRanked ? ENOUGH_FIT : 1) &&
    (await closeTo(sentence, { ...asks, isEmpty: page.total === 0 }));
  if (!close) return { ...page, ...told };
  const { words, leftOut } = close;
  return { ...(await asks.read(words)), ...told, fits: page.total, leftOut };
}

/** The sentence and its page, or those in the spelling that finds most. */
async function inOtherSpellings<Page extends { total: number }>(
  typed: Sentence,
  found: Page,
  { meantBy, read, nearSearches, sentenceOf }: Asks<Page>,
): Promise<{ sentence: Sentence; page: Page; instead?: string }> {
  let best: { sentence: Sentence; page: Page; instead?: string } = { sentence: typed, page: found };
  if (found.total >= FEW) return best;
  for (const instead of await nearSearches(await meantBy(typed))) {
    const sentence = sentenceOf(instead);
    const page = await read(await meantBy(sentence));
    // No listing has a word that was misspelt, so what nearly fits is looked for in the likeliest spelling.
    const isFirst = found.total === 0 && best.sentence === typed;
    if (page.total > best.page.total || isFirst) best = { sentence, page, instead };
  }
  return best;
}

/**
 * What nearly fits a sentence: as few of its parts are left out as give a page its first rows. What fits more of it comes first.
 * Undefined where nothing does, or nothing is left out.
 */
async function closeTo(
  sentence: Sentence,
  {
    meantBy,
    bestIds,
    hasAny,
    isRanked,
    isEmpty,
  }: Pick<Asks<never>, 'meantBy' | 'bestIds' | 'hasAny' | 'isRanked'> & { isEmpty: boolean },
): Promise<{ words: MeantWords; leftOut: readonly string[] } | undefined> {
  const whole = await meantBy(sentence);
  const unlisted = new Set<SearchTerm>();
  // Where a listing fits, each term is in one.
  for (const term of isEmpty ? sentence.words.terms : []) {
    if (!(await hasAny({ text: term.typed, terms: [term] }))) unlisted.add(term);
  }
  const lesser = closeMatches(sentence, unlisted);
  const first = isEmpty || lesser.length === 0 ? [] : await bestIds(whole, ENOUGH_FIT);
  let close: { words: MeantWords; leftOut: readonly string[] } | undefined;
  for (const { sentence: less, leftOut } of lesser) {
    const words = { ...(await meantBy(less)), ranked: whole.terms };
    const more = (await bestIds(words, ENOUGH_FIT)).filter((id) => !first.includes(id));
    if (more.length === 0) continue;
    close = { words: { ...words, first: [...first] }, leftOut };
    first.push(...more);
    if (first.length >= (isRanked ? ENOUGH_FIT : 1)) break;
  }
  return close;
}
