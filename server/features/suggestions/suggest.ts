import { KINDS } from '#domain/listing-kinds.ts';
import { nearBeginnings } from '#domain/search/near-spelling.ts';
import { paths } from '#domain/site/paths.ts';
import {
  categoriesBy,
  categoryOf,
  listTitle,
  withinCategory,
} from '#domain/suggestions/categories.ts';
import { inTurn } from '#domain/suggestions/in-turn.ts';
import {
  citiesBy,
  ofCity,
  ofRegion,
  ofTown,
  regionsBy,
  withinOf,
} from '#domain/suggestions/places.ts';
import {
  MAX_SUGGESTIONS,
  type Suggestion,
  type SuggestionsQuery,
} from '#domain/suggestions/schema.ts';
import { ENOUGH_LETTERS, typedWords } from '#domain/suggestions/typed-words.ts';
import { vocabulary } from '#server/features/listings/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type NamedListing, suggestions, type Term } from './repository.ts';
import { suggestSearches } from './suggest-searches.ts';

/** The most words to look up for similar beginnings, which bounds the cost. */
const MAX_LOOKED_UP = 3;

/** The most regions and cities to examine; more begin with a few letters. */
const MAX_REGIONS = 2;
const MAX_CITIES = 2;

/** Suggests what someone may be about to type: whole searches first, if asked for. */
export async function suggest(
  platform: Pick<Platform, 'db' | 'now'>,
  { search = '', searches }: SuggestionsQuery,
): Promise<Suggestion[]> {
  const words = typedWords(search);
  if (words.length === 0) return [];
  const [whole, others] = await Promise.all([
    searches ? suggestSearches(platform, search) : [],
    suggestByWords(platform.db, words),
  ]);
  const known = new Set(whole.map(({ address }) => address));
  const further = others.filter(({ address }) => !known.has(address));
  return [...whole, ...inTurn(further, MAX_SUGGESTIONS - whole.length)];
}

/** Suggests by the words themselves; if nothing begins with them, by similar ones. */
async function suggestByWords(db: Database, words: readonly string[]): Promise<Suggestion[]> {
  const found = await suggestBy(db, words);
  if (found.length > 0) return found;
  const near = await meantBy(db, words);
  return near ? suggestBy(db, near) : [];
}

async function suggestBy(db: Database, words: readonly string[]): Promise<Suggestion[]> {
  const within = withinCategory(words);
  const isLongEnough = words.some((word) => word.length >= ENOUGH_LETTERS);
  const [categories, regions, cities, terms, inCategory, named] = await Promise.all([
    categoriesWithTotals(db, words),
    isLongEnough ? regionsWithAny(db, words) : [],
    isLongEnough ? listsOfCities(db, words) : [],
    suggestions.terms(db, words, undefined),
    within ? suggestions.terms(db, within.words, within.lists) : [],
    isLongEnough ? suggestions.named(db, words) : [],
  ]);
  const [firstOfCities, ...moreOfCities] = cities;
  const [firstOfTowns = [], ...moreOfTowns] = byTown(terms);
  return inTurn([
    ...categories,
    ...inCategory.map(ofTerm),
    ...firstOfTowns,
    // Widely known places before further towns that only begin as typed.
    ...(firstOfCities ? [firstOfCities] : []),
    ...regions,
    ...moreOfTowns.flat(),
    ...moreOfCities,
    ...named.map(ofListing),
  ]);
}

/** Terms in their order; further lists of the same town come after all others. */
function byTown(terms: readonly Term[]): Suggestion[][] {
  const groups = Map.groupBy(terms, ({ kind, brand, term }) =>
    JSON.stringify([kind, brand, term.toLowerCase()]),
  );
  return [...groups.values()].map((group) => {
    const [first] = group;
    const hasSeveral = first?.kind === 'place' && group.length > 1;
    const lists = group.map(({ list }) => list);
    return [...(hasSeveral ? [ofTown(first.term, lists)] : []), ...group.map(ofTerm)];
  });
}

/** Regions with any listings. */
async function regionsWithAny(db: Database, words: readonly string[]): Promise<Suggestion[]> {
  const regions = regionsBy(words).slice(0, MAX_REGIONS);
  if (regions.length === 0) return [];
  return (await suggestions.regionsWithAny(db, regions)).map(ofRegion);
}

/** The lists of cities that have listings there. */
async function listsOfCities(db: Database, words: readonly string[]): Promise<Suggestion[]> {
  const found = await Promise.all(
    citiesBy(words)
      .slice(0, MAX_CITIES)
      .map(async (city) => {
        const lists = await suggestions.listsNear(db, city, withinOf(city));
        return lists.map((list) => ofCity(city, list));
      }),
  );
  return found.flat();
}

/** Categories with any listings, as far as is known. */
async function categoriesWithTotals(db: Database, words: readonly string[]): Promise<Suggestion[]> {
  const categories = categoriesBy(words);
  const lists = [...new Set(categories.flatMap((category) => category.lists))];
  const totals = lists.length > 0 ? await suggestions.totals(db, lists) : undefined;
  return categories.flatMap(({ label, address, lists: of }): Suggestion[] => {
    const total = of.reduce((sum, list) => sum + (totals?.get(list) ?? 0), 0);
    if (of.length > 0 && total === 0) return [];
    return [{ kind: 'category', label, address, ...(total > 0 && { total }) }];
  });
}

function ofTerm({ kind, list, brand, term, listings }: Term): Suggestion {
  const [page, filters] =
    kind === 'place'
      ? [categoryOf(list)?.address ?? paths.home, { location: term }]
      : [paths.cars, kind === 'brand' ? { brand: term } : { brand, model: term }];
  return {
    kind,
    label: term,
    detail: kind === 'model' ? brand : listTitle(list),
    address: `${page}?${new URLSearchParams(filters)}`,
    total: listings,
  };
}

const ofListing = ({ kind, id, name, location }: NamedListing): Suggestion => ({
  kind: 'listing',
  label: name,
  detail: location,
  address: KINDS[kind].path(id),
});

/**
 * Replaces words that no listing has with the likely beginnings of others; undefined if that
 * changes nothing.
 */
async function meantBy(db: Database, words: readonly string[]): Promise<string[] | undefined> {
  const meant = await Promise.all(
    words.map(async (word, at) => {
      if (at >= MAX_LOOKED_UP || word.length < ENOUGH_LETTERS || !/^[a-z]+$/.test(word))
        return word;
      return nearBeginnings(word, await vocabulary.like(db, word))[0] ?? word;
    }),
  );
  return meant.some((word, at) => word !== words[at]) ? meant : undefined;
}
