import { isBookable } from '#domain/bookings/rules.ts';
import { checkSearchedDays, type GivenDays } from '#domain/bookings/searched-days.ts';
import { badInput } from '#domain/errors.ts';
import { PROPERTY_COUNTED_FILTERS } from '#domain/properties/counted-filters.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { guestsAsFact } from '#domain/properties/guests.ts';
import { propertyTypeOf } from '#domain/properties/property.ts';
import { ListPropertiesQuery, type Property } from '#domain/properties/schema.ts';
import type { PropertySort } from '#domain/properties/sorts.ts';
import { today } from '#domain/values/calendar-date.ts';
import { listingLists } from '#server/features/listings/public.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProperties, priceStays } from './present.ts';
import { type ListedPropertyRow, type PropertyFilter, properties } from './repository.ts';

type Query = Partial<Omit<ListPropertiesQuery, 'search'>>;

/** The lists of properties. */
export const propertyLists = listingLists<
  ListPropertiesQuery,
  PropertyFilter,
  PropertySort,
  ListedPropertyRow,
  Property
>({
  kind: 'property',
  query: ListPropertiesQuery,
  repository: properties,
  facts: PROPERTY_FACTS,
  countedFilters: PROPERTY_COUNTED_FILTERS,
  narrow,
  requireAnswerable: requireBookableDays,
  present: (platform, rows, { query }) => presentProperties(platform, rows, query),
  pricePins: priceStays,
});

export const { listOf: listPropertiesOf, findAmong: findAmongProperties } = propertyLists;

/** @throws {DomainError} BAD_INPUT for days on which no stay could be booked, or one without the other. */
async function requireBookableDays(
  platform: Pick<Platform, 'db' | 'now'>,
  days: GivenDays,
): Promise<void> {
  if (!days.from && !days.to) return;
  const { bookingLimits } = await getSettings(platform);
  const check = checkSearchedDays(days, today(platform.now()), bookingLimits);
  if (!check.ok) throw badInput(check.message, check.fields);
}

/** No property has a subtype of another property type, and only an available Short-Stay is free. */
function contradictsItself({ propertyType, subtype, status, from }: Query): boolean {
  const type = subtype && propertyTypeOf(subtype);
  if (type && propertyType && !propertyType.includes(type)) return true;
  const types = type ? [type] : (propertyType ?? ['Short-Stay']);
  const statuses = status ?? ['available'];
  const isAnyBookable = types.some((each) =>
    statuses.some((state) => isBookable({ propertyType: each, status: state })),
  );
  return from !== undefined && !isAnyBookable;
}

function narrow(query: Query, now: Date): PropertyFilter {
  const { from, to, flexible, ...narrowed } = guestsAsFact(query);
  const freeOn = from && to && { from, to, flexible, guests: query.guests, today: today(now) };
  const propertyType: Query['propertyType'] = freeOn ? ['Short-Stay'] : query.propertyType;
  return {
    ...narrowed,
    ...(contradictsItself(query) && NONE),
    ...(freeOn && { freeOn, status: ['available' as const] }),
    // A subtype implies it, and alone it is served by its index.
    propertyType: query.subtype === undefined ? propertyType : undefined,
  };
}

/** Finds nothing. */
const NONE = { ids: [] };
