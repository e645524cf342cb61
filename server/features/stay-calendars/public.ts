import type { Nights } from '#domain/stay-calendars/feed-nights.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type ClashRow, imported } from './imported-repository.ts';

export { freshenCalendars } from './freshen.ts';
export { readFeedsJob } from './read-feeds-job.ts';
export { stayCalendarsRoutes } from './routes.ts';

type Db = Database | Transaction;

/** Nights of a listing from a day on that calendars of other sites say are taken. */
export const listImported = (db: Db, listingId: string, from: CalendarDate): Promise<Nights[]> =>
  imported.list(db, listingId, from);

/** Bookings of a listing whose nights another site has sold too, from a day on. */
export const findClashes = (db: Db, listingId: string, from: CalendarDate): Promise<ClashRow[]> =>
  imported.clashes(db, listingId, from);
