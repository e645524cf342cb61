import { wordsOfPlaces } from '#domain/places/place-in-words.ts';
import { asTyped, withoutFillers } from '#domain/search/fillers.ts';
import { fold } from '#domain/search/fold.ts';
import { nearWords } from '#domain/search/near-spelling.ts';
import { readSearch, type SearchTerm, type SearchWords } from '#domain/search/search-words.ts';
import { plainWords } from '#domain/search/tokens.ts';
import type { Database } from '#server/platform/database/database.ts';
import { vocabulary } from './vocabulary-repository.ts';

/** Bounds the cost: at most this many words are looked up, and other searches tried. */
const MAX_LOOKED_UP = 4;
const MAX_TRIED = 3;

/** A search that takes words for what was probably meant. */
export interface NearSearch {
  /** As someone would have typed it. */
  instead: string;
  /** Also finds the words as typed. */
  words: SearchWords;
}

/**
 * Alternatives to a search that finds little, likeliest first: without words that mean nothing for
 * it; then with the spelling that listings use for words that none has.
 */
export async function nearSearches(db: Database, typed: SearchWords): Promise<NearSearch[]> {
  const shorter = withoutFillers(typed);
  return [
    ...(shorter ? [{ instead: asTyped(shorter), words: shorter }] : []),
    ...(await spelledOtherwise(db, shorter ?? typed)),
  ];
}

async function spelledOtherwise(db: Database, words: SearchWords): Promise<NearSearch[]> {
  const meant: string[][] = [];
  // The name of a place is no mistake, even if no listing has it: Dome is not 'home'.
  const ofPlaces = wordsOfPlaces(words.text);
  let lookedUp = 0;
  for (const term of words.terms) {
    const word = fold(term.typed);
    const isAsked = isPlainWord(term) && !ofPlaces.has(word) && lookedUp < MAX_LOOKED_UP;
    if (isAsked) lookedUp += 1;
    meant.push(isAsked ? await meantBy(db, word) : []);
  }
  const most = Math.min(MAX_TRIED, Math.max(...meant.map(({ length }) => length)));
  return Array.from({ length: most }, (_, nth) => {
    const nearest = meant.map((each) => each[Math.min(nth, each.length - 1)]);
    return {
      instead: words.terms.map(({ typed }, at) => nearest[at] ?? typed).join(' '),
      words: {
        ...words,
        terms: words.terms.map((term, at) => ({ ...term, instead: insteadOf(term, nearest[at]) })),
      },
    };
  });
}

/** Guesses the intended word; none if some listing has the word: 'fie' is no mistake for 'fee'. */
async function meantBy(db: Database, word: string): Promise<string[]> {
  const near = nearWords(word, await vocabulary.like(db, word));
  return near.length > 0 && (await vocabulary.isListed(db, word)) ? [] : near;
}

const isPlainWord = ({ letters, numbers, instead }: SearchTerm): boolean =>
  letters.length === 1 && numbers.length === 0 && instead.length === 0;

/** The replacements for a term: the near word in singular and plural, and its synonyms. */
function insteadOf({ instead }: SearchTerm, near: string | undefined): readonly string[] {
  if (near === undefined) return instead;
  return [near, ...plainWords(near), ...readSearch(near).terms.flatMap((term) => term.instead)];
}
