import { z } from 'zod';
import { ListCarsQuery } from '../cars/schema.ts';
import { optionalFilter, priceFilter, textFilter } from '../filters-schema.ts';
import { FAMILIES, familyByPath } from '../properties/families.ts';
import { guestsAsFact } from '../properties/guests.ts';
import { ListPropertiesQuery } from '../properties/schema.ts';
import { paths } from '../site/paths.ts';
import { refineRanges } from '../values/ranges-schema.ts';
import { savedSearchMessages } from './messages.ts';

/** The pages whose lists can be saved as a search. */
export const SEARCH_PATHS = [paths.home, paths.cars, ...FAMILIES.map(({ path }) => path)] as [
  string,
  ...string[],
];

const NOT_A_FILTER = {
  page: true,
  limit: true,
  sort: true,
  view: true,
  exact: true,
  ids: true,
} as const;

const PropertyFilters = ListPropertiesQuery.omit({
  ...NOT_A_FILTER,
  from: true,
  to: true,
  flexible: true,
});
export type PropertyFilters = z.infer<typeof PropertyFilters>;
const CarFilters = ListCarsQuery.omit(NOT_A_FILTER);
export type CarFilters = z.infer<typeof CarFilters>;

const AVAILABLE: PropertyFilters['status'] = ['available'];
/** Days pass and bookings change, but alerts are about listings. */
const noDay = optionalFilter<never>(() => undefined, savedSearchMessages.noDates);

const onFamily = z
  .strictObject(
    {
      ...PropertyFilters.omit({ propertyType: true, subtype: true }).shape,
      from: noDay,
      to: noDay,
      flexible: noDay,
    },
    savedSearchMessages.unknownFilter,
  )
  .refine(({ status = [] }) => status.every((each) => each === 'available'), {
    path: ['status'],
    error: savedSearchMessages.onlyAvailable,
  })
  .superRefine(refineRanges);
const onCars = z
  .strictObject(CarFilters.shape, savedSearchMessages.unknownFilter)
  .superRefine(refineRanges);
const onHome = z.strictObject(
  { search: textFilter(), maxPrice: priceFilter() },
  savedSearchMessages.unknownFilter,
);

/** A search's query of each kind's list. */
export interface SearchedLists {
  property?: Partial<PropertyFilters>;
  car?: Partial<CarFilters>;
}

type Read = { ok: true; lists: SearchedLists } | { ok: false; issues: z.core.$ZodIssue[] };

/**
 * Turns the filters in a page's address into queries of the lists behind it. Alerts are about current offers, so a property must
 * be available.
 */
export function readSearchedLists(path: string, query: Readonly<Record<string, string>>): Read {
  const family = familyByPath(path);
  if (family) {
    const read = onFamily.safeParse(query);
    if (!read.success) return { ok: false, issues: read.error.issues };
    const { propertyType, subtype } = family;
    const kind = subtype ? { subtype } : { propertyType: [propertyType] };
    const { from: _from, to: _to, flexible: _flexible, ...filters } = read.data;
    const property = { ...guestsAsFact(filters), ...kind, status: AVAILABLE };
    return { ok: true, lists: { property } };
  }
  if (path === paths.cars) {
    const read = onCars.safeParse(query);
    if (!read.success) return { ok: false, issues: read.error.issues };
    return { ok: true, lists: { car: read.data } };
  }
  const read = onHome.safeParse(query);
  if (!read.success) return { ok: false, issues: read.error.issues };
  return { ok: true, lists: { property: { ...read.data, status: AVAILABLE }, car: read.data } };
}

/** The set filters, as in an address. */
export function plainFilters(query: Readonly<Record<string, string>>): Record<string, string> {
  const trimmed = Object.entries(query).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
}
