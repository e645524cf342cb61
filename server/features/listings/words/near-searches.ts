import { wordsOfPlaces } from '#domain/places/place-in-words.ts';
import { fold } from '#domain/search/fold.ts';
import { nearWords } from '#domain/search/near-spelling.ts';
import type { SearchTerm, SearchWords } from '#domain/search/search-words.ts';
import type { Database } from '#server/platform/database/database.ts';
import { vocabulary } from './vocabulary-repository.ts';

/** Bounds the cost: at most this many words are looked up, and other searches tried. */
const MAX_LOOKED_UP = 4;
const MAX_TRIED = 3;

/**
 * Other ways to type a search that finds little, likeliest first: with the spelling that listings use for words that none
 * has, and all else as it was typed.
 */
export async function nearSearches(db: Database, { text, terms }: SearchWords): Promise<string[]> {
  // The name of a place is no mistake, even if no listing has it: Dome is not 'home'.
  const ofPlaces = wordsOfPlaces(text);
  const meant = new Map<string, string[]>();
  const asked = terms.filter((term) => isPlainWord(term) && !ofPlaces.has(fold(term.typed)));
  for (const { typed } of asked.slice(0, MAX_LOOKED_UP)) {
    const near = await meantBy(db, fold(typed));
    if (near.length > 0) meant.set(typed, near);
  }
  const most = Math.max(0, ...[...meant.values()].map(({ length }) => length));
  return Array.from({ length: Math.min(MAX_TRIED, most) }, (_, nth) =>
    [...meant].reduce(
      (left, [typed, near]) => left.replace(typed, near[Math.min(nth, near.length - 1)] ?? typed),
      text,
    ),
  );
}

/** Guesses the intended word; none if some listing has the word: 'fie' is no mistake for 'fee'. */
async function meantBy(db: Database, word: string): Promise<string[]> {
  const near = nearWords(word, await vocabulary.like(db, word));
  return near.length > 0 && (await vocabulary.isListed(db, word)) ? [] : near;
}

const isPlainWord = ({ letters, numbers, instead }: SearchTerm): boolean =>
  letters.length === 1 && numbers.length === 0 && instead.length === 0;
