import type { Database } from './database/database.ts';

/** The counters of limits.ts, which rate-limiter-flexible writes; `expire` is in milliseconds. */
export const limitCounters = {
  removeExpired: (db: Database, before: Date) =>
    db.deleteFrom('rate_limits').where('expire', '<', before.getTime()).execute(),
};
