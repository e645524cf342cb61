import pg from 'pg';

/** The database cannot be reached, or the connection was lost: not the caller's fault. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** Every connection is taken, and none became free in time. */
export class DatabaseBusyError extends DatabaseUnavailableError {
  override name = 'DatabaseBusyError';
}

/**
 * PostgreSQL's own codes for stopping, starting, crashing, being demoted, or having no room for us (SQLSTATE,
 * PostgreSQL's appendix A): connection exceptions, insufficient resources, shutdowns, a standby that takes no writes,
 * I/O errors.
 */
const AWAY = /^(08...|53[0-2]00|57P0[1-35]|25006|58030)$/;

/** Too many connections, a statement timeout, a lock timeout. */
const BUSY = /^(53300|57014|55P03)$/;

/** True when the database cannot work now. Goes by the type of the error, never by its text. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isDatabaseBusy(error) ||
  error instanceof DatabaseUnavailableError ||
  (error instanceof pg.DatabaseError && AWAY.test(error.code ?? ''));

/** True when the database is only overloaded. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof DatabaseBusyError ||
  (error instanceof pg.DatabaseError && BUSY.test(error.code ?? ''));

/** Wraps the error of a failed connection. PostgreSQL's own errors stay as they are. */
export function asUnavailable(error: Error): Error {
  if (error instanceof pg.DatabaseError || error instanceof DatabaseUnavailableError) return error;
  // pg-pool has no code for it.
  if (error.message === 'timeout exceeded when trying to connect') {
    return new DatabaseBusyError('no connection came free in time', { cause: error });
  }
  return new DatabaseUnavailableError(`no connection: ${reasonOf(error)}`, { cause: error });
}

/** When several addresses were tried, the error has a message for each. */
const reasonOf = (error: Error): string =>
  error.message ||
  (error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error));
