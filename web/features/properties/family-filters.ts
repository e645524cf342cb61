import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { DERIVED_FACTS } from '#domain/derived-facts.ts';
import {
  type FactFilter,
  type FactParameter,
  factChips,
  factParameters,
  readFactFilters,
} from '#domain/facts/fact-filters.ts';
import { bboxChips, readBboxText } from '#domain/places/bbox.ts';
import { nearChips, readNearText, WITHIN_TEXTS } from '#domain/places/near.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import type { Family } from '#domain/properties/families.ts';
import { CONDITIONS, parseStatus, STATUSES, SUBTYPES_OF } from '#domain/properties/property.ts';
import { SORTS } from '#domain/properties/sorts.ts';
import { BEST, DISTANCE } from '#domain/search/sort.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import {
  type FilterChip,
  givenValues,
  joinValues,
  knownValues,
  valueChips,
} from '#domain/values/filter-values.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import { CEDI_SIGN, formatDigits, parsePrice } from '#domain/values/money.ts';
import { plural } from '#domain/values/plural.ts';
import { exactOf, pageAsked } from '#web/lib/lists/list-page.ts';
import type { PropertyFilters } from './queries.ts';
import { hasStays, READ_STAY, STAY_FILTERS, type StayFilter } from './stay-filters.ts';

/** The filters of every family's list, by their query parameters; those by facts are added to them. */
const FAMILY_FILTERS = [
  'search',
  'region',
  'location',
  'condition',
  'minPrice',
  'maxPrice',
  'status',
  'near',
  'within',
  'bbox',
  'sort',
] as const;
/** Filters on properties besides their fields. */
const TOLD = { ...DERIVED_FACTS, ...PROPERTY_FACTS } as const;

type PlainFilter = (typeof FAMILY_FILTERS)[number];
export type FamilyFilter = PlainFilter | StayFilter | FactFilter<typeof TOLD>;
export type FamilyFilters = Partial<Record<FamilyFilter, string>>;

const price = (query: URLSearchParams, name: string) => {
  const text = query.get(name)?.trim();
  return text && parsePrice(text) !== undefined ? text : undefined;
};

const stay = (query: URLSearchParams, name: string) =>
  READ_STAY[name as StayFilter](query.get(name)?.trim() ?? '');

const READ: Readonly<
  Record<PlainFilter | StayFilter, (query: URLSearchParams, name: string) => string | undefined>
> = {
  from: stay,
  to: stay,
  flexible: stay,
  guests: stay,
  search: (query) => query.get('search')?.trim().slice(0, 200),
  region: (query, name) => knownValues(query, name, REGIONS),
  location: (query, name) => joinValues(givenValues(query, name)),
  condition: (query, name) => knownValues(query, name, CONDITIONS),
  minPrice: price,
  maxPrice: price,
  status: (query, name) => {
    const given = givenValues(query, name).map(parseStatus);
    return STATUSES.filter((status) => given.includes(status)).join(',');
  },
  near: (query) => readNearText(query.get('near') ?? ''),
  within: (query) => WITHIN_TEXTS.find((each) => each === query.get('within')?.trim()),
  bbox: (query) => readBboxText(query.get('bbox') ?? ''),
  sort: (query) => [BEST, DISTANCE, ...SORTS].find((sort) => sort === query.get('sort')?.trim()),
};

/** The facts to filter a family's list by: those that any of its kinds of property can have. */
export function factsOfFamily({ propertyType, subtype }: Family): FactParameter[] {
  return factParameters(TOLD, subtype ? [subtype] : SUBTYPES_OF[propertyType]);
}

/** The names of all filters of a family's list. */
export function filtersOfFamily(family: Family): FamilyFilter[] {
  const facts = factsOfFamily(family).map(({ parameter }) => parameter as FamilyFilter);
  return [...plainFiltersOf(family), ...facts];
}

const plainFiltersOf = (family: Family): readonly (PlainFilter | StayFilter)[] =>
  hasStays(family) ? [...STAY_FILTERS, ...FAMILY_FILTERS] : FAMILY_FILTERS;

/** Reads the filters of a query string. Values that the API would refuse, for example half a number, are ignored. */
export function readFamilyFilters(family: Family, query: URLSearchParams): FamilyFilters {
  const filters: FamilyFilters = readFactFilters(factsOfFamily(family), query);
  for (const name of plainFiltersOf(family)) {
    const value = READ[name](query, name);
    if (value) filters[name] = value;
  }
  return filters;
}

/**
 * The API query for a family's list.
 * @param days the dates to look for stays on: those in the address, if the family can be booked.
 */
export function familyQuery(
  family: Family,
  query: URLSearchParams,
  days?: SearchedDays,
): PropertyFilters {
  const { propertyType, subtype } = family;
  const { from: _from, to: _to, flexible, ...filters } = readFamilyFilters(family, query);
  return {
    ...(subtype ? { subtype } : { propertyType }),
    ...filters,
    ...days,
    ...(days && flexible && { flexible }),
    exact: exactOf(query),
    ...pageAsked(query),
    limit: LIST_PAGE_SIZE,
  };
}

/**
 * Parameters without a chip: the distance is part of the place's chip, a map area has no words of its own, and
 * sorting is not a filter.
 */
type NoChip = 'near' | 'within' | 'bbox' | 'sort';
const NO_CHIP: readonly string[] = ['near', 'within', 'bbox', 'sort'] satisfies NoChip[];

const hasChip = <Name extends string>(name: Name): name is Exclude<Name, NoChip> =>
  !NO_CHIP.includes(name);

const amount = (text: string) => `${CEDI_SIGN}${formatDigits(text)}`;

const CHIPS: Readonly<
  Record<Exclude<PlainFilter, NoChip> | 'guests', (value: string) => FilterChip<FamilyFilter>[]>
> = {
  guests: (value) => [{ name: 'guests', label: plural(Number(value), 'guest') }],
  search: (value) => [{ name: 'search', label: `“${value}”` }],
  region: (value) => valueChips('region', value),
  location: (value) => valueChips('location', value),
  condition: (value) => valueChips('condition', value),
  minPrice: (value) => [{ name: 'minPrice', label: `From ${amount(value)}` }],
  maxPrice: (value) => [{ name: 'maxPrice', label: `Up to ${amount(value)}` }],
  status: (value) =>
    valueChips('status', value, (each) => each.charAt(0).toUpperCase() + each.slice(1)),
};

/**
 * Removable chips, one for each value, except for the dates of a stay.
 * @param nearName name of the place that the list is near, once known.
 */
export function familyChips(filters: FamilyFilters, nearName?: string): FilterChip<FamilyFilter>[] {
  const plain = (['guests', ...FAMILY_FILTERS] as const).flatMap((name) => {
    const value = filters[name];
    return value && hasChip(name) ? CHIPS[name](value) : [];
  });
  return [
    ...plain,
    ...nearChips(filters, nearName),
    ...bboxChips(filters),
    ...factChips(TOLD, filters),
  ];
}
