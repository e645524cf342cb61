import type { Role } from '#domain/accounts/role.ts';
import { averageRating } from '#domain/comments/rules.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import { cardFacts } from '#domain/facts/say-fact.ts';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import {
  type PropertyStatus,
  type PropertyType,
  type RentalType,
  type SaleType,
  type ShortStayType,
  subtypeFieldOf,
} from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { quoteStay } from '#domain/stays/quote.ts';
import { addDays, type CalendarDate, today } from '#domain/values/calendar-date.ts';
import { fromCedi, toCedi } from '#domain/values/money.ts';
import { presentNear, presentPause, presentRead } from '#server/features/listings/public.ts';
import { presentMedia, profileImageUrl } from '#server/features/media/public.ts';
import { withChecks } from '#server/features/verification/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type ListedPropertyRow, PROPERTY_COLUMNS, properties } from './repository.ts';

/**
 * A property as every call returns it. Nothing validates the response again: see
 * response-schema.ts.
 */
export function presentProperty(
  row: ListedPropertyRow,
  config: Pick<Platform['config'], 'appUrl'>,
): Property {
  const propertyType = row.property_type as PropertyType;
  const subtypeField = subtypeFieldOf(propertyType);
  const facts = storedFacts(PROPERTY_FACTS, row.facts);
  return {
    _id: row.id,
    ...PROPERTY_COLUMNS.read(row, { contacts: false }),
    status: row.status as PropertyStatus,
    ...presentPause(row),
    shortStayType: subtypeField === 'shortStayType' ? (row.subtype as ShortStayType) : null,
    rentalType: subtypeField === 'rentalType' ? (row.subtype as RentalType) : null,
    saleType: subtypeField === 'saleType' ? (row.subtype as SaleType) : null,
    facts,
    ...presentRead(row, facts),
    highlights: cardFacts(PROPERTY_FACTS, row.subtype, facts),
    near: presentNear(row),
    ...presentMedia(row, config.appUrl),
    companyLogo: row.lister_logo_key && profileImageUrl(config, row.lister_logo_key),
    averageRating: averageRating({ total: row.rating_total, count: row.rating_count }),
    reviewCount: row.rating_count,
    lister: {
      userId: row.lister_id,
      name: `${row.lister_firstname} ${row.lister_lastname}`,
      role: row.lister_role as Role,
    },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Nights and guests that a list was asked for. */
interface AskedStay {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  flexible?: number | undefined;
  guests?: number | undefined;
}

/**
 * Properties as lists return them, with their listers' badges, and with what a stay costs in lists
 * with dates.
 */
export async function presentProperties(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  rows: readonly ListedPropertyRow[],
  { from, to, flexible, guests }: AskedStay = {},
): Promise<Property[]> {
  const presented = await withChecks(
    db,
    now(),
    rows.map((row) => presentProperty(row, config)),
    ({ _id, lister }) => ({ id: _id, listerId: lister.userId }),
  );
  if (!from || !to) return presented;
  const ids = rows.map(({ id }) => id);
  const rules = await properties.stayRulesOf(db, ids);
  const shifts = flexible
    ? await properties.shiftsOf(db, ids, { from, to, flexible, guests, today: today(now()) })
    : undefined;
  return presented.map((property) => {
    const price = fromCedi(property.price);
    const days = shifts?.get(property._id) ?? 0;
    const stayDates = { from: addDays(from, days), to: addDays(to, days) };
    const stay = { checkIn: stayDates.from, checkOut: stayDates.to, guests };
    const quote = quoteStay(price, rules.get(property._id) ?? null, stay, today(now()));
    if (!quote) return property;
    return { ...property, stayTotal: toCedi(quote.total), ...(shifts && { stayDates }) };
  });
}

/** Pins with what a stay costs, on a map of dates; of flexible ones a pin could not say which. */
export async function priceStays(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  pins: ListingsMap['pins'],
  { from, to, flexible, guests }: AskedStay,
): Promise<ListingsMap['pins']> {
  if (!from || !to || flexible) return pins;
  const rules = await properties.stayRulesOf(
    db,
    pins.map(({ _id }) => _id),
  );
  const stay = { checkIn: from, checkOut: to, guests };
  return pins.map((pin) => {
    if (pin.price === null) return pin;
    const quote = quoteStay(fromCedi(pin.price), rules.get(pin._id) ?? null, stay, today(now()));
    return quote ? { ...pin, price: toCedi(quote.total), per: 'stay' } : pin;
  });
}
