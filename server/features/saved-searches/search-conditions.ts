import { CATEGORIES, type CarCategory, isInCategory } from '#domain/cars/car.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import { CAR_FIELDS } from '#domain/cars/fields.ts';
import { type FactCondition, factConditions } from '#domain/facts/fact-filters.ts';
import { boundNames, type Field, type FieldTable, fieldsOf } from '#domain/fields/field.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
import { LISTING_TRAITS } from '#domain/listing-traits.ts';
import { fromCedi } from '#domain/money.ts';
import type { Bbox } from '#domain/places/bbox.ts';
import { USUAL_WITHIN_KM } from '#domain/places/near.ts';
import { readPlacedSearch } from '#domain/places/search-places.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { PROPERTY_FIELDS } from '#domain/properties/fields.ts';
import type {
  CarFilters,
  PropertyFilters,
  SearchedLists,
} from '#domain/saved-searches/searched-lists.ts';
import { fold } from '#domain/search/fold.ts';
import { escapePattern, type SearchTerm, wholeWordsPattern } from '#domain/search/search-words.ts';
import { keysOf } from '#server/platform/database/fact-conditions.ts';
import { escapeLike, WORD_BOUNDS } from '#server/platform/database/text-search.ts';
import { anchorsOf } from './anchors.ts';

/** What a listing of a kind must have so that a search finds it; prices in pesewas. */
export interface SearchConditions {
  kind: ListingKind;
  /** Keys that it must have: 'region=Volta', 'location=osu'. */
  required: string[];
  minPesewas: number;
  maxPesewas: number;
  minYear: number | null;
  maxYear: number | null;
  /** Where it must be, and how far from there it may be, in kilometres. */
  nearLat: number | null;
  nearLng: number | null;
  withinKm: number | null;
  /** The part of the map that it must be in. */
  bbox: Bbox | null;
  /** A predicate of JSON paths on what it tells (SQL/JSON): its facts, and its fields and traits by names with an @. */
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
  const table = kind === 'property' ? PROPERTY_FIELDS : CAR_FIELDS;
  const required = [
    ...singleKeys(table, filters),
    ...(kind === 'property' ? subtypeKeys(filters) : requiredOfCar(filters)),
  ];
  const facts = factConditions(kind === 'property' ? PROPERTY_FACTS : CAR_FACTS, filters);
  const told = [
    ...facts,
    ...fieldConditions(table, filters),
    ...factConditions(LISTING_TRAITS, filters).map(marked),
  ];
  const { minPrice, maxPrice, minYear = null, maxYear = null, search, near, bbox } = filters;
  const { text = '', terms = [] } = search === undefined ? {} : readPlacedSearch(search);
  const plain = terms.filter(({ instead }) => instead.length === 0);
  return {
    kind,
    required,
    minPesewas: minPrice === undefined ? 0 : fromCedi(minPrice),
    maxPesewas: maxPrice === undefined ? Number.MAX_SAFE_INTEGER : fromCedi(maxPrice),
    minYear,
    maxYear,
    nearLat: near?.lat ?? null,
    nearLng: near?.lng ?? null,
    withinKm: near ? (filters.within ?? USUAL_WITHIN_KM) : null,
    bbox: bbox ?? null,
    factPath: told.length > 0 ? told.map(pathOf).join(' && ') : null,
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

/** Finds a term in its own words, in those that are meant instead, or in what facts say (hasWords of domain/search). */
function patternOf(term: SearchTerm): string {
  const own = partsOf(term).map((part) => `(?=.*${escapePattern(fold(part))})`);
  const ways = [
    `^${own.join('')}`,
    wholeWordsPattern(term.instead, WORD_BOUNDS),
    ...term.facts.map(keyInText),
  ];
  return ways.join('|');
}

/** What the patterns of searches look at: the text of a listing, and the keys of what it tells. */
export const textWithKeys = (text: string, factKeys: readonly string[]): string =>
  [text, ...factKeys.map(keyInText)].join('\n');

/** A key in characters for private use, so that no word is found in it: 'paid' in 'duty=unpaid'. */
const keyInText = (key: string): string =>
  Array.from(`<${key}>`, (character) =>
    String.fromCharCode(PRIVATE_USE + character.charCodeAt(0)),
  ).join('');

const PRIVATE_USE = 0xe000;

/** The keys of what a property is. */
export function propertyKeys(
  property: Readonly<Record<string, unknown>> & { subtype?: string | null | undefined },
): string[] {
  const { subtype } = property;
  return [...fieldKeys(PROPERTY_FIELDS, property), ...subtypeKeys({ subtype })];
}

const subtypeKeys = ({ subtype }: { subtype?: string | null | undefined }) =>
  subtype ? [`subtype=${subtype}`] : [];

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
    ...(kind ? [relocationKey(kind === 'relocation')] : []),
    ...(hasPrice && kind !== 'regular' ? [relocationKey(false)] : []),
    ...(category ? [categoryKey(category)] : []),
  ];
}

const relocationKey = (is: boolean) => `relocation=${is}`;
const categoryKey = (category: CarCategory) => `category=${category}`;

/** A key for each field that lists are narrowed by. */
function fieldKeys(table: FieldTable, values: Readonly<Record<string, unknown>>): string[] {
  return fieldsOf(table).flatMap(([name, field]) => {
    const value = values[name];
    return typeof value === 'string' && isByValues(field) ? [`${name}=${plain(field, value)}`] : [];
  });
}

/** The keys of the fields that are narrowed to a single value. */
const singleKeys = (table: FieldTable, filters: Readonly<Record<string, unknown>>): string[] =>
  fieldsOf(table).flatMap(([name, field]) => {
    const [value, ...others] = valuesOf(filters, name);
    return value === undefined || others.length > 0 ? [] : [`${name}=${plain(field, value)}`];
  });

/** What a filter asks of fields that no key tells: one of several values, or bounds. */
function fieldConditions(
  table: FieldTable,
  filters: Readonly<Record<string, unknown>>,
): FactCondition[] {
  return fieldsOf(table).flatMap(([name, field]): FactCondition[] => {
    const values = valuesOf(filters, name).map((value) => plain(field, value));
    const [min, max] = boundNames(name).map((bound) => filters[bound] as number | undefined);
    if (values.length > 1) return [marked({ name, values })];
    const isBounded = field.filter === 'between' && (min !== undefined || max !== undefined);
    // The year has columns.
    if (!isBounded || name === 'year') return [];
    return [marked({ name, ...(min !== undefined && { min }), ...(max !== undefined && { max }) })];
  });
}

/** What a listing tells, as the JSON paths of searches look at it. */
export function toldBy(
  kind: ListingKind,
  listing: Readonly<Record<string, unknown>>,
  facts: unknown,
  traits: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = fieldsOf<FieldTable>(kind === 'property' ? PROPERTY_FIELDS : CAR_FIELDS).flatMap(
    ([name, field]) => {
      const value = listing[name];
      if (value === undefined || !field.filter) return [];
      return [[mark(name), typeof value === 'string' ? plain(field, value) : value] as const];
    },
  );
  const marks = Object.entries(traits).map(([name, value]) => [mark(name), value] as const);
  return { ...(facts as object), ...Object.fromEntries([...fields, ...marks]) };
}

const isByValues = ({ filter }: Field) => filter !== undefined && filter !== 'between';
const plain = ({ filter }: Field, value: string) =>
  filter === 'same-ignoring-case' ? value.toLowerCase() : value;
const valuesOf = (filters: Readonly<Record<string, unknown>>, name: string): readonly string[] =>
  Array.isArray(filters[name]) ? filters[name] : [];

/** No fact is called so. */
const mark = (name: string) => `@${name}`;
const marked = (condition: FactCondition): FactCondition => ({
  ...condition,
  name: mark(condition.name),
});

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
