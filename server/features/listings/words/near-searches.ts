import { wordsOfPlaces } from '#domain/places/place-in-words.ts';
import { asTyped, withoutFillers } from '#domain/search/fillers.ts';
import { fold } from '#domain/search/fold.ts';
import { nearWords } from '#domain/search/near-spelling.ts';
import { readSearch, type SearchTerm, type SearchWords } from '#domain/search/search-words.ts';
import { plainWords } from '#domain/search/tokens.ts';
import type { Database } from '#server/platform/database/database.ts';
import { vocabulary } from './vocabulary-repository.ts';

/** Words of a search that are looked up, and other searches that are tried: what it may cost is bounded. */
const MAX_LOOKED_UP = 4;
const MAX_TRIED = 3;

/** A search in which words are taken for what they may have been meant as. */
export interface NearSearch {
  /** As someone would have typed it. */
  instead: string;
  /** What was typed is found as well. */
  words: SearchWords;
}

/**
 * Other searches for one that finds little, the likeliest first: without words that say nothing of what is looked for; then
 * with the spelling that listings have of words that none has.
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
  // What no listing has is no mistake where it is the name of a place: Dome is not 'home'.
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

/** What a word may have been meant as; nothing, where a listing has it: 'fie' is no mistake for 'fee'. */
async function meantBy(db: Database, word: string): Promise<string[]> {
  const near = nearWords(word, await vocabulary.like(db, word));
  return near.length > 0 && (await vocabulary.isListed(db, word)) ? [] : near;
}

const isPlainWord = ({ letters, numbers, instead }: SearchTerm): boolean =>
  letters.length === 1 && numbers.length === 0 && instead.length === 0;

/** What is found instead of a term: the near word, one and many, and what that is called as well. */
function insteadOf({ instead }: SearchTerm, near: string | undefined): readonly string[] {
  if (near === undefined) return instead;
  return [near, ...plainWords(near), ...readSearch(near).terms.flatMap((term) => term.instead)];
}
