import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { paths } from '#domain/site/paths.ts';
import { withDays } from './stay-days.ts';

const PARAMETER = 'property';

/** The booking page of a property by nothing but its address, without a navigation state; perhaps for some days and guests. */
export const bookingLink = (propertyId: string, days?: SearchedDays, guests?: number) =>
  withDays(`${paths.booking}?${new URLSearchParams({ [PARAMETER]: propertyId })}`, days, guests);

/** The property that the booking page's address names, if any. */
export const bookedProperty = (search: string) =>
  new URLSearchParams(search).get(PARAMETER) ?? undefined;
