import { plural } from '../values/plural.ts';

/** Why a stay can’t be booked on some dates, and what to do. Days are text, for example 'Fri 4 Dec 2026'. */
export const restrictionMessages = {
  tooShort: (nights: number) =>
    `This stay is for at least ${plural(nights, 'night')}. Choose a later check-out.`,
  tooShortInSeason: (season: string, nights: number) =>
    `A stay that starts in the season ${season} is for at least ${plural(nights, 'night')}. Choose a later check-out.`,
  tooLong: (nights: number) =>
    `This stay is for up to ${plural(nights, 'night')}. Choose an earlier check-out.`,
  tooLongInSeason: (season: string, nights: number) =>
    `A stay that starts in the season ${season} is for up to ${plural(nights, 'night')}. Choose an earlier check-out.`,
  arrivalDay: (days: string) => `You can check in on ${days}. Choose another check-in date.`,
  notice: (days: number, first: string) =>
    `Book at least ${plural(days, 'day')} ahead. Check in on ${first} or later.`,
  tooFarAhead: (months: number, last: string) =>
    `Your host takes bookings up to ${plural(months, 'month')} ahead. Check in on ${last} or earlier.`,
  tooManyGuests: (guests: number) =>
    `Up to ${plural(guests, 'guest')} can stay here. Choose fewer guests, or another stay.`,
  unverified:
    'This host takes guests whose Ghana Card is verified. Get yours verified, then book this stay.',
} as const;
