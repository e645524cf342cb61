import type { Nights } from '#domain/stay-calendars/feed-nights.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { imported } from './imported-repository.ts';

export { freshenCalendars } from './freshen.ts';
export { listClashes } from './list-clashes.ts';
export { readFeedsJob } from './read-feeds-job.ts';
export { stayCalendarsRoutes } from './routes.ts';

type Db = Database | Transaction;

/** Nights of a listing from a day on that calendars of other sites say are taken. */
export const listImported = (db: Db, listingId: string, from: CalendarDate): Promise<Nights[]> =>
  imported.list(db, listingId, from);
