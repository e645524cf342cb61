import { CATEGORIES, CATEGORY_KEYWORDS } from '../cars/car.ts';
import { FAMILIES } from '../properties/families.ts';
import { SUBTYPES, SUBTYPES_OF, type Subtype } from '../properties/property.ts';
import { CONCEPTS } from '../search/concepts.ts';
import { paths } from '../site/paths.ts';
import { beginsWords, ENOUGH_LETTERS, saysWords, stemOf, typedWords } from './typed-words.ts';

/** The list of all cars, beside those of the properties' subtypes. */
export const CAR_LIST = 'cars';

/** A list with a page of its own. */
export interface Category {
  label: string;
  address: string;
  /** The lists in it (subtypes of properties, or all cars); none when their counts are unknown. */
  lists: readonly string[];
  /** People's words for it. */
  called: readonly string[];
}

/** Every list screen, in the order of the navigation. */
const ALL: readonly Category[] = [
  ...FAMILIES.map(({ title, path, propertyType, subtype }) => ({
    label: title,
    address: path,
    lists: subtype ? [subtype] : SUBTYPES_OF[propertyType],
    called: alsoCalled([title, subtype ?? '']),
  })),
  { label: 'Cars', address: paths.cars, lists: [CAR_LIST], called: ['cars', 'vehicles'] },
  ...CATEGORIES.map((category) => ({
    label: category,
    address: `${paths.buyACar}?category=${category}`,
    lists: [],
    called: alsoCalled([category, ...CATEGORY_KEYWORDS[category]]),
  })),
  {
    label: 'Relocation Rides',
    address: paths.relocationRide,
    lists: [],
    called: alsoCalled(['relocation rides', 'movers']),
  },
];

/** Names, and people's synonyms for a word in them (domain/search/concepts.ts). */
function alsoCalled(names: readonly string[]): string[] {
  const isMeant = (text: string) => names.some((name) => beginsWords(typedWords(text), name));
  const concepts = CONCEPTS.filter(({ said, finds = said }) => finds.some(isMeant));
  return [...names, ...concepts.flatMap(({ said }) => said)];
}

/** The categories whose name or synonyms contain all typed words; matches of the name come first. */
export function categoriesBy(typed: readonly string[]): Category[] {
  if (typed.length === 0) return [];
  const byName = ALL.filter(({ label }) => beginsWords(typed, label));
  const otherwise = ALL.filter(({ called }) => called.some((each) => beginsWords(typed, each)));
  return [...new Set([...byName, ...otherwise])];
}

/**
 * The categories of homes that words name, those whose name begins so before others.
 * @param mayBegin true where the last word may be only its beginning.
 */
export function subtypesBy(words: readonly string[], mayBegin: boolean): Subtype[] {
  const called = ALL.filter((category) =>
    category.called.some((name) => saysWords(words, name, mayBegin)),
  );
  const begins = called.filter(({ label }) =>
    words.every((word, at) => typedWords(label)[at]?.startsWith(stemOf(word))),
  );
  const lists = (begins.length > 0 ? begins : called).map((category) => category.lists);
  return SUBTYPES.filter((subtype) => lists.some((of) => of.length === 1 && of[0] === subtype));
}

/** A typed text, split into a category and the search within it: 'flats east leg' is 'east leg' among apartments. */
export interface WithinCategory {
  words: string[];
  lists: readonly string[];
}

/** Takes the first or last one or two typed words as a category. */
export function withinCategory(typed: readonly string[]): WithinCategory | undefined {
  for (const length of [2, 1]) {
    if (typed.length <= length) continue;
    for (const [named, words] of [
      [typed.slice(0, length), typed.slice(length)],
      [typed.slice(-length), typed.slice(0, -length)],
    ] as const) {
      const lists = categoriesBy(named).flatMap((category) => category.lists);
      if (named.every(isWhole) && lists.length > 0) return { words, lists: [...new Set(lists)] };
    }
  }
  return undefined;
}

const isWhole = (word: string) => word.length >= ENOUGH_LETTERS;

/** The title of a list: the subtype of a property, or the cars. */
export const listTitle = (list: string): string => categoryOf(list)?.label ?? list;

/** The page of a list. */
export const categoryOf = (list: string): Category | undefined =>
  ALL.find(({ lists }) => lists.length === 1 && lists[0] === list);
