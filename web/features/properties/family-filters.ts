import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import {
  type FactFilter,
  type FactParameter,
  factChips,
  factParameters,
  readFactFilters,
} from '#domain/facts/fact-filters.ts';
import { REGIONS } from '#domain/ghana.ts';
import { CEDI_SIGN, formatDigits, parsePrice } from '#domain/money.ts';
import { plural } from '#domain/plural.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import type { Family } from '#domain/properties/families.ts';
import { CONDITIONS, parseStatus, SUBTYPES_OF } from '#domain/properties/property.ts';
import { SORTS } from '#domain/properties/sorts.ts';
import { BEST } from '#domain/search/sort.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { exactOf, pageOf } from '#web/lib/list-page.ts';
import type { PropertyFilters } from './queries.ts';
import { hasStays, READ_STAY, STAY_FILTERS, type StayFilter } from './stay-filters.ts';

/** The filters of every family's list, as the query string mirrors them; those by facts come with them. */
const FAMILY_FILTERS = [
  'search',
  'region',
  'condition',
  'minPrice',
  'maxPrice',
  'status',
  'sort',
] as const;
type PlainFilter = (typeof FAMILY_FILTERS)[number];
export type FamilyFilter = PlainFilter | StayFilter | FactFilter<typeof PROPERTY_FACTS>;
export type FamilyFilters = Partial<Record<FamilyFilter, string>>;

const oneOf = (values: readonly string[]) => (text: string) => values.find((each) => each === text);
const price = (text: string) => (parsePrice(text) === undefined ? undefined : text);

const READ: Readonly<Record<PlainFilter | StayFilter, (text: string) => string | undefined>> = {
  ...READ_STAY,
  search: (text) => text.slice(0, 200),
  region: oneOf(REGIONS),
  condition: oneOf(CONDITIONS),
  minPrice: price,
  maxPrice: price,
  status: parseStatus,
  sort: oneOf([BEST, ...SORTS]),
};

/** The facts that a family's list is filtered by: those that one of its kinds of property can have. */
export function factsOfFamily({ propertyType, subtype }: Family): FactParameter[] {
  return factParameters(PROPERTY_FACTS, subtype ? [subtype] : SUBTYPES_OF[propertyType]);
}

/** The names of all filters of a family's list. */
export function filtersOfFamily(family: Family): FamilyFilter[] {
  const facts = factsOfFamily(family).map(({ parameter }) => parameter as FamilyFilter);
  return [...plainFiltersOf(family), ...facts];
}

const plainFiltersOf = (family: Family): readonly (PlainFilter | StayFilter)[] =>
  hasStays(family) ? [...STAY_FILTERS, ...FAMILY_FILTERS] : FAMILY_FILTERS;

/** Reads the filters of a query string. What the API would refuse, half a number say, does not filter. */
export function readFamilyFilters(family: Family, query: URLSearchParams): FamilyFilters {
  const filters: FamilyFilters = readFactFilters(factsOfFamily(family), query);
  for (const name of plainFiltersOf(family)) {
    const text = query.get(name)?.trim();
    const value = text && READ[name](text);
    if (value) filters[name] = value;
  }
  return filters;
}

/**
 * What a family's list asks the API for.
 * @param days those that stays are looked for on: what the address names, where it can be booked.
 */
export function familyQuery(
  family: Family,
  query: URLSearchParams,
  days?: SearchedDays,
): PropertyFilters {
  const { propertyType, subtype } = family;
  const { from: _from, to: _to, ...filters } = readFamilyFilters(family, query);
  return {
    ...(subtype ? { subtype } : { propertyType }),
    ...filters,
    ...days,
    exact: exactOf(query),
    page: pageOf(query),
    limit: LIST_PAGE_SIZE,
  };
}

const amount = (text: string) => `${CEDI_SIGN}${formatDigits(text)}`;

const CHIP: Readonly<Record<Exclude<PlainFilter, 'sort'> | 'guests', (value: string) => string>> = {
  guests: (value) => plural(Number(value), 'guest'),
  search: (value) => `“${value}”`,
  region: (value) => value,
  condition: (value) => value,
  minPrice: (value) => `From ${amount(value)}`,
  maxPrice: (value) => `Up to ${amount(value)}`,
  status: (value) => value.charAt(0).toUpperCase() + value.slice(1),
};

/** The removable chips: one for each filter that is set, but for the days of a stay. The order of a list is no filter. */
export function familyChips(filters: FamilyFilters): { name: FamilyFilter; label: string }[] {
  const plain = (['guests', ...FAMILY_FILTERS] as const).flatMap((name) => {
    const value = filters[name];
    return value && name !== 'sort' ? [{ name, label: CHIP[name](value) }] : [];
  });
  return [...plain, ...factChips(PROPERTY_FACTS, filters)];
}
