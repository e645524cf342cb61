import { fold } from '../search/fold.ts';
import { readSearch, type SearchWords } from '../search/search-words.ts';
import { plainWords } from '../search/tokens.ts';
import { PLACES } from './gazetteer.ts';
import type { Place } from './place.ts';
import { undividedKey } from './place-key.ts';

/**
 * Reads a search like readSearch; another usual spelling of a place also finds the place's name. Only for the server: it needs
 * the whole table of places.
 */
export const readPlacedSearch = (text: string): SearchWords => readSearch(text, namesOfPlace);

/**
 * The names, as whole words, that listings use for the place in the typed words; empty when its name contains all of them.
 * Undefined when they name no place.
 */
export function namesOfPlace(words: readonly string[]): readonly string[] | undefined {
  const typed = words.join(' ');
  return BY_KEY.get(undividedKey(typed))
    ?.filter(({ name }) => !hasEach(plainWords(name), plainWords(typed)))
    .flatMap(namesIn);
}

const hasEach = (all: readonly string[], some: readonly string[]) =>
  some.every((each) => all.includes(each));

/** Landmarks are near to listings, not where they are; and 'KIA' is also a car. */
const SEARCHED = PLACES.filter(({ kind }) => kind !== 'landmark');

const BY_KEY = Map.groupBy(
  SEARCHED.flatMap((place) =>
    [...new Set(place.keys.map(undividedKey))].map((key) => ({ ...place, key })),
  ),
  ({ key }) => key,
);

/**
 * The name as listings have it. A name too short for the database's trigram index gets the region that follows it: on the next
 * line in the document, beside it in the fields that the order goes by.
 */
function namesIn({ name, region }: Place): string[] {
  const listed = fold(name).replace(/ \(.*\)/, '');
  if (/[a-z0-9]{3}/.test(listed)) return [listed];
  return [`${listed}\n${fold(region)}`, `${listed} ${fold(region)}`];
}
