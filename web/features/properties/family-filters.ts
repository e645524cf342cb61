import {
  type FactFilter,
  type FactParameter,
  factChips,
  factParameters,
  readFactFilters,
} from '#domain/facts/fact-filters.ts';
import { REGIONS } from '#domain/ghana.ts';
import { CEDI_SIGN, formatDigits, parsePrice } from '#domain/money.ts';
import { nearChips, readNearText, WITHIN_TEXTS } from '#domain/places/near.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import type { Family } from '#domain/properties/families.ts';
import { CONDITIONS, parseStatus, SUBTYPES_OF } from '#domain/properties/property.ts';
import { SORTS } from '#domain/properties/sorts.ts';
import { BEST, DISTANCE } from '#domain/search/sort.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { exactOf, pageOf } from '#web/lib/list-page.ts';
import type { PropertyFilters } from './queries.ts';

/** The filters of every family's list, as the query string mirrors them; those by facts come with them. */
const FAMILY_FILTERS = [
  'search',
  'region',
  'condition',
  'minPrice',
  'maxPrice',
  'status',
  'near',
  'within',
  'sort',
] as const;
type PlainFilter = (typeof FAMILY_FILTERS)[number];
export type FamilyFilter = PlainFilter | FactFilter<typeof PROPERTY_FACTS>;
export type FamilyFilters = Partial<Record<FamilyFilter, string>>;

const oneOf = (values: readonly string[]) => (text: string) => values.find((each) => each === text);
const price = (text: string) => (parsePrice(text) === undefined ? undefined : text);

const READ: Readonly<Record<PlainFilter, (text: string) => string | undefined>> = {
  search: (text) => text.slice(0, 200),
  region: oneOf(REGIONS),
  condition: oneOf(CONDITIONS),
  minPrice: price,
  maxPrice: price,
  status: parseStatus,
  near: readNearText,
  within: oneOf(WITHIN_TEXTS),
  sort: oneOf([BEST, DISTANCE, ...SORTS]),
};

/** The facts that a family's list is filtered by: those that one of its kinds of property can have. */
export function factsOfFamily({ propertyType, subtype }: Family): FactParameter[] {
  return factParameters(PROPERTY_FACTS, subtype ? [subtype] : SUBTYPES_OF[propertyType]);
}

/** The names of all filters of a family's list. */
export function filtersOfFamily(family: Family): FamilyFilter[] {
  const facts = factsOfFamily(family).map(({ parameter }) => parameter as FamilyFilter);
  return [...FAMILY_FILTERS, ...facts];
}

/** Reads the filters of a query string. What the API would refuse, half a number say, does not filter. */
export function readFamilyFilters(family: Family, query: URLSearchParams): FamilyFilters {
  const filters: FamilyFilters = readFactFilters(factsOfFamily(family), query);
  for (const name of FAMILY_FILTERS) {
    const text = query.get(name)?.trim();
    const value = text && READ[name](text);
    if (value) filters[name] = value;
  }
  return filters;
}

/** What a family's list asks the API for. */
export function familyQuery(family: Family, query: URLSearchParams): PropertyFilters {
  const { propertyType, subtype } = family;
  return {
    ...(subtype ? { subtype } : { propertyType }),
    ...readFamilyFilters(family, query),
    exact: exactOf(query),
    page: pageOf(query),
    limit: LIST_PAGE_SIZE,
  };
}

/** How far from somewhere stands with where; the order of a list is no filter. */
type NoChip = 'near' | 'within' | 'sort';

const amount = (text: string) => `${CEDI_SIGN}${formatDigits(text)}`;

const CHIP: Readonly<Record<Exclude<PlainFilter, NoChip>, (value: string) => string>> = {
  search: (value) => `“${value}”`,
  region: (value) => value,
  condition: (value) => value,
  minPrice: (value) => `From ${amount(value)}`,
  maxPrice: (value) => `Up to ${amount(value)}`,
  status: (value) => value.charAt(0).toUpperCase() + value.slice(1),
};

/**
 * The removable chips: one for each filter that is set.
 * @param nearName what the place is called that the list is near to, once that is known.
 */
export function familyChips(
  filters: FamilyFilters,
  nearName?: string,
): { name: FamilyFilter; label: string }[] {
  const plain = FAMILY_FILTERS.flatMap((name) => {
    const value = filters[name];
    if (!value || name === 'near' || name === 'within' || name === 'sort') return [];
    return [{ name, label: CHIP[name](value) }];
  });
  return [...plain, ...nearChips(filters, nearName), ...factChips(PROPERTY_FACTS, filters)];
}
