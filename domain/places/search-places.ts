import { fold } from '../search/fold.ts';
import { readSearch, type SearchWords } from '../search/search-words.ts';
import { plainWords } from '../search/tokens.ts';
import { PLACES } from './gazetteer.ts';
import type { Place } from './place.ts';
import { undividedKey } from './place-key.ts';

/**
 * Reads a search as readSearch does; what is a usual other spelling of a place is found by the place's name as well. Only for
 * the server: it needs the whole table of places.
 */
export const readPlacedSearch = (text: string): SearchWords => readSearch(text, namesOfPlace);

/**
 * What listings call the place that some words stand for, as whole words; nothing, where its name has each word
 * that was typed. Undefined where they stand for none.
 */
export function namesOfPlace(words: readonly string[]): readonly string[] | undefined {
  const typed = words.join(' ');
  return BY_KEY.get(undividedKey(typed))
    ?.filter(({ name }) => !hasEach(plainWords(name), plainWords(typed)))
    .flatMap(namesIn);
}

const hasEach = (all: readonly string[], some: readonly string[]) =>
  some.every((each) => all.includes(each));

/** A landmark is near to what is searched for, not where it is; and 'KIA' is a car, too. */
const SEARCHED = PLACES.filter(({ kind }) => kind !== 'landmark');

const BY_KEY = Map.groupBy(
  SEARCHED.flatMap((place) =>
    [...new Set(place.keys.map(undividedKey))].map((key) => ({ ...place, key })),
  ),
  ({ key }) => key,
);

/**
 * As it stands in listings. Of a name that is too short for the database's index of three letters in a row, with the region that
 * stands behind it: in the text on the next line, in what the order goes by beside it.
 */
function namesIn({ name, region }: Place): string[] {
  const listed = fold(name).replace(/ \(.*\)/, '');
  if (/[a-z0-9]{3}/.test(listed)) return [listed];
  return [`${listed}\n${fold(region)}`, `${listed} ${fold(region)}`];
}
