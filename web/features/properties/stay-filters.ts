import { formatDays } from '#domain/bookings/format-days.ts';
import { staySearchMessages } from '#domain/bookings/search-messages.ts';
import {
  FLEXIBLE_DAYS,
  type GivenDays,
  type SearchedDays,
} from '#domain/bookings/searched-days.ts';
import type { Family } from '#domain/properties/families.ts';
import { GUESTS } from '#domain/properties/guests.ts';
import { type CalendarDate, parseCalendarDate } from '#domain/values/calendar-date.ts';
import { parseWhole } from '#domain/values/whole-number.ts';

/** The filters that only lists of short stays have. */
export const STAY_FILTERS = ['from', 'to', 'flexible', 'guests'] as const;
export type StayFilter = (typeof STAY_FILTERS)[number];
type StayFilters = Partial<Record<StayFilter, string>>;

export const READ_STAY: Readonly<Record<StayFilter, (text: string) => string | undefined>> = {
  from: parseCalendarDate,
  to: parseCalendarDate,
  flexible: (text) => parseWhole(text, 1, FLEXIBLE_DAYS)?.toString(),
  guests: (text) => parseWhole(text, GUESTS.min, GUESTS.max)?.toString(),
};

export const hasStays = ({ propertyType }: Family): boolean => propertyType === 'Short-Stay';

/** The days that the filters of a list name, in whatever order. */
export const givenDays = ({ from, to }: StayFilters): GivenDays => ({
  from: from as CalendarDate | undefined,
  to: to as CalendarDate | undefined,
});

/** The chips of both days, which has the name of the first, and of how flexible they are. */
export const daysChips = (
  days: SearchedDays | undefined,
  { flexible }: StayFilters,
  today: CalendarDate,
): { name: StayFilter; label: string }[] => [
  ...(days ? [{ name: 'from', label: formatDays(days.from, days.to, today) } as const] : []),
  ...(days && flexible
    ? [{ name: 'flexible', label: staySearchMessages.flexible(Number(flexible)) } as const]
    : []),
];
