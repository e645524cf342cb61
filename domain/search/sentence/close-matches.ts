import type { SearchTerm } from '../search-words.ts';
import { isHead } from './kinds.ts';
import type { Sentence } from './read-sentence.ts';

/** A sentence that asks for less, and what it leaves out, as it was typed or understood. */
export interface CloseMatch {
  sentence: Sentence;
  leftOut: readonly string[];
}

/** Parameters that are given up together, and what they are called where they are. */
const FILTERS: readonly (readonly string[])[] = [
  ['minPrice', 'maxPrice'],
  ['guests'],
  ['from', 'to'],
  ['maxMileage'],
];
const LATE_FILTERS: readonly (readonly string[])[] = [['minYear', 'maxYear']];

/**
 * Sentences that ask for less and less: first without words that no listing has, then without wishes, price and dates, then
 * without rooms, last without the place. What kind of thing it is, and whether it is for rent or sale, is never given up.
 * @param unlisted the terms that no listing has.
 */
export function closeMatches(sentence: Sentence, unlisted: ReadonlySet<SearchTerm>): CloseMatch[] {
  const found: CloseMatch[] = [];
  let left = sentence;
  let leftOut: string[] = [];
  const give = (
    next: Partial<Pick<Sentence, 'filters'>> & { terms?: readonly SearchTerm[] },
    what: string[],
  ) => {
    if (what.length === 0) return;
    left = {
      ...left,
      ...(next.filters && { filters: next.filters }),
      ...(next.terms && { words: { ...left.words, terms: next.terms } }),
    };
    leftOut = [...leftOut, ...what];
    // Without anything that it asks for, all there is would fit.
    const asks = left.words.terms.length > 0 || Object.keys(left.filters).length > 0;
    if (asks) found.push({ sentence: left, leftOut });
  };
  const giveTerms = (given: readonly SearchTerm[]) =>
    give(
      { terms: left.words.terms.filter((term) => !given.includes(term)) },
      given.map(({ typed }) => typed),
    );
  const giveFilters = (names: readonly string[]) => {
    const set = names.filter((name) => name in left.filters);
    if (set.length === 0) return;
    const filters = Object.fromEntries(
      Object.entries(left.filters).filter(([name]) => !set.includes(name)),
    );
    const typed = sentence.understood.filter(({ parameters }) =>
      parameters.some((name) => set.includes(name)),
    );
    give(
      { filters },
      typed.map(({ label }) => label),
    );
  };

  giveTerms(left.words.terms.filter((term) => unlisted.has(term)));
  for (const term of wishesOf(left.words.terms).toReversed()) giveTerms([term]);
  for (const names of FILTERS) giveFilters(names);
  giveTerms(left.words.terms.filter(isOfRooms));
  for (const names of LATE_FILTERS) giveFilters(names);
  giveTerms(left.words.terms.filter(({ near }) => near !== undefined));
  const heads = left.words.terms;
  for (const head of heads.slice(0, -1)) giveTerms([head]);
  return found;
}

/** Words that neither name a place or a number of rooms, nor the thing itself. */
const wishesOf = (terms: readonly SearchTerm[]) =>
  terms.filter((term) => term.near === undefined && !isOfRooms(term) && !isHead(term.typed));

/** True for a number of rooms: 'bedrooms=2'. */
export const isOfRooms = ({ letters, facts, near }: SearchTerm): boolean =>
  near === undefined && letters.length === 0 && facts.length > 0;
