import { fold } from '../search/fold.ts';
import { type Token, tokensOf } from '../search/tokens.ts';
import { LEADS_THERE, MAX_WORDS } from './find-place.ts';
import { PLACES } from './gazetteer.ts';
import type { Place } from './place.ts';
import { undividedKey } from './place-key.ts';

/** Words that introduce a place: 'near', 'close to'. */
const LEADING = new Set(
  'near nearby around close next to by beside behind opposite at in from'.split(' '),
);

/** Without such a word, a landmark's abbreviation may mean something else ('Kia'). */
const ABBREVIATION = 3;

const BY_KEY = Map.groupBy(
  PLACES.flatMap((place) =>
    [...new Set(place.keys.map(undividedKey))].map((key) => ({ key, place })),
  ),
  ({ key }) => key,
);

/** The words of a search that name a place, alone or together, plain and in lower case. */
export const wordsOfPlaces = (text: string): ReadonlySet<string> =>
  new Set(namesIn(tokensOf(text)).flatMap(({ words }) => words.map((word) => fold(word))));

/** The places that a text names, from left to right; not those that a street leads to. */
export const placesIn = (text: string): NamedPlaces[] =>
  namesIn(tokensOf(text)).filter(({ isPlace }) => isPlace);

/** Where a text names places, the longest name first at each word. */
export interface NamedPlaces {
  words: string[];
  places: Place[];
  /** Neither a street that leads there nor possibly something else. */
  isPlace: boolean;
  /** Its start, including the words that introduce it. */
  start: number;
  end: number;
}

function namesIn(tokens: readonly Token[]): NamedPlaces[] {
  const names: NamedPlaces[] = [];
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < words.length; ) {
    const longest = Math.min(MAX_WORDS, words.length - at);
    const size = Array.from({ length: longest }, (_, n) => longest - n).find((each) =>
      BY_KEY.has(undividedKey(words.slice(at, at + each).join(' '))),
    );
    if (size) names.push(nameAt(tokens, at, size));
    at += size ?? 1;
  }
  return names;
}

function nameAt(tokens: readonly Token[], at: number, size: number): NamedPlaces {
  const words = tokens.slice(at, at + size).map(({ word }) => word);
  const key = undividedKey(words.join(' '));
  const places = (BY_KEY.get(key) ?? []).map(({ place }) => place);
  let from = at;
  while (LEADING.has(fold(tokens[from - 1]?.word ?? ''))) from -= 1;
  const behind = tokens.slice(at + size).map(({ word }) => fold(word));
  const isAbbreviation = key.length <= ABBREVIATION && places[0]?.kind === 'landmark';
  return {
    words,
    places,
    isPlace: !LEADS_THERE.test(behind.join(' ')) && (from < at || !isAbbreviation),
    start: tokens[from]?.start ?? 0,
    end: tokens[at + size - 1]?.end ?? 0,
  };
}
