import { CATEGORIES, type CarCategory, isInCategory } from '#domain/cars/car.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import { CAR_FIELDS } from '#domain/cars/fields.ts';
import { type FactCondition, factConditions } from '#domain/facts/fact-filters.ts';
import { type FieldTable, fieldsOf } from '#domain/fields/field.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
import { fromCedi } from '#domain/money.ts';
import { USUAL_WITHIN_KM } from '#domain/places/near.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { PROPERTY_FIELDS } from '#domain/properties/fields.ts';
import type {
  CarFilters,
  PropertyFilters,
  SearchedLists,
} from '#domain/saved-searches/searched-lists.ts';
import { fold } from '#domain/search/fold.ts';
import {
  escapePattern,
  readSearch,
  type SearchTerm,
  wholeWordsPattern,
} from '#domain/search/search-words.ts';
import { keysOf } from '#server/platform/database/fact-conditions.ts';
import { escapeLike, WORD_BOUNDS } from '#server/platform/database/text-search.ts';
import { anchorsOf } from './anchors.ts';

/** What a listing of a kind must have so that a search finds it; prices in pesewas. */
export interface SearchConditions {
  kind: ListingKind;
  /** Keys that it must have: 'region=Volta', 'location=osu'. */
  required: string[];
  minPesewas: number | null;
  maxPesewas: number | null;
  minYear: number | null;
  maxYear: number | null;
  /** Where it must be, and how far from there it may be, in kilometres. */
  nearLat: number | null;
  nearLng: number | null;
  withinKm: number | null;
  /** A predicate of JSON paths on its facts (SQL/JSON). */
  factPath: string | null;
  /** Patterns of LIKE that its text must meet, all of them, before search_fold(). */
  words: string[];
  /** Regular expressions that it must meet as well: words that are called otherwise, too. */
  patterns: string[];
  /** The pattern that does instead of all of them. */
  textPattern: string | null;
  /** What it can be looked up by: each of these every listing has that the search finds. */
  anchors: string[];
}

/** What is asked of the listings of each kind that a search looks for. */
export function searchConditions({ property, car }: SearchedLists): SearchConditions[] {
  return [
    ...(property ? [conditionsOn('property', property)] : []),
    ...(car ? [conditionsOn('car', car)] : []),
  ];
}

/** Those of either kind. */
type Filters = Partial<Omit<PropertyFilters, 'condition'> & Omit<CarFilters, 'condition'>>;

function conditionsOn(kind: ListingKind, given: SearchedLists[ListingKind]): SearchConditions {
  const filters: Filters = given ?? {};
  const required = kind === 'property' ? propertyKeys(filters) : requiredOfCar(filters);
  const facts = factConditions(kind === 'property' ? PROPERTY_FACTS : CAR_FACTS, filters);
  const { minPrice, maxPrice, minYear = null, maxYear = null, search, near } = filters;
  const { text = '', terms = [] } = search === undefined ? {} : readSearch(search);
  const plain = terms.filter(({ instead }) => instead.length === 0);
  return {
    kind,
    required,
    minPesewas: minPrice === undefined ? null : fromCedi(minPrice),
    maxPesewas: maxPrice === undefined ? null : fromCedi(maxPrice),
    minYear,
    maxYear,
    nearLat: near?.lat ?? null,
    nearLng: near?.lng ?? null,
    withinKm: near ? (filters.within ?? USUAL_WITHIN_KM) : null,
    factPath: facts.length > 0 ? facts.map(pathOf).join(' && ') : null,
    words: plain.flatMap(partsOf).map(within),
    patterns: terms.filter(({ instead }) => instead.length > 0).map(patternOf),
    textPattern: terms.some(({ numbers }) => numbers.length > 0) ? within(text) : null,
    anchors: anchorsOf(kind, {
      required,
      // A condition that one of several keys meets is no one thing that all have.
      facts: facts.flatMap((fact) => {
        const keys = keysOf(fact) ?? [];
        return keys.length === 1 ? keys : [];
      }),
      // The text that does instead of the words has the letters in it, too.
      words: plain.flatMap(({ letters }) => letters),
    }),
  };
}

const within = (text: string) => `%${escapeLike(text)}%`;

/** What must stand in a text that has a term in its own words. */
const partsOf = ({ letters, numbers }: SearchTerm) => [
  ...letters,
  ...numbers.map((number) => ` ${number} `),
];

/** Finds a term in its own words, or in those that are meant instead (hasWords of domain/search). */
function patternOf(term: SearchTerm): string {
  const own = partsOf(term).map((part) => `(?=.*${escapePattern(fold(part))})`);
  return `^${own.join('')}|${wholeWordsPattern(term.instead, WORD_BOUNDS)}`;
}

/** The keys of what a property is, or of what a filter asks that it is. */
export function propertyKeys(
  property: Readonly<Record<string, unknown>> & { subtype?: string | null | undefined },
): string[] {
  const { subtype } = property;
  return [...fieldKeys(PROPERTY_FIELDS, property), ...(subtype ? [`subtype=${subtype}`] : [])];
}

/** The keys of what a car is. */
export function carKeys(
  car: Readonly<Record<string, unknown>> & Parameters<typeof isInCategory>[0],
  relocation: boolean,
): string[] {
  const categories = CATEGORIES.filter((category) => isInCategory(car, category));
  return [...fieldKeys(CAR_FIELDS, car), relocationKey(relocation), ...categories.map(categoryKey)];
}

function requiredOfCar(filters: Filters): string[] {
  const { kind, category, minPrice, maxPrice } = filters;
  // The price of a relocation vehicle is nobody's to see: no bound finds it.
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return [
    ...fieldKeys(CAR_FIELDS, filters),
    ...(kind ? [relocationKey(kind === 'relocation')] : []),
    ...(hasPrice && kind !== 'regular' ? [relocationKey(false)] : []),
    ...(category ? [categoryKey(category)] : []),
  ];
}

const relocationKey = (is: boolean) => `relocation=${is}`;
const categoryKey = (category: CarCategory) => `category=${category}`;

/** A key for each field that lists are narrowed by, of a filter or of a listing. */
function fieldKeys(table: FieldTable, values: Readonly<Record<string, unknown>>): string[] {
  return fieldsOf(table).flatMap(([name, { filter }]) => {
    const value = values[name];
    if (filter === undefined || typeof value !== 'string') return [];
    return [`${name}=${filter === 'same' ? value : value.toLowerCase()}`];
  });
}

/** As meetsConditions of domain/facts: what is not told is not met, and of several values any will do. */
function pathOf({ name, values, min, max }: FactCondition): string {
  const fact = `$.${JSON.stringify(name)}`;
  if (values)
    return `(${values.map((value) => `${fact} == ${JSON.stringify(value)}`).join(' || ')})`;
  const bounds = [
    ...(min === undefined ? [] : [`${fact} >= ${min}`]),
    ...(max === undefined ? [] : [`${fact} <= ${max}`]),
  ];
  return `(${bounds.join(' && ')})`;
}
