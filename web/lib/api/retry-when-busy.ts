import { ApiError } from './api-error.ts';

/** Nobody waits longer than this for a page to retry, in seconds. */
const PATIENCE_SECONDS = 10;

/** The delay an overloaded server asks for, in milliseconds; undefined for any other failure. */
export function busyForMs(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 503) return undefined;
  const { retryAfter } = error;
  return retryAfter && retryAfter <= PATIENCE_SECONDS ? retryAfter * 1000 : undefined;
}

/** Retries a temporarily refused read once, after the time the server named; then the page shows the error, with a button. */
export const retryWhenBusy = {
  retry: (failures: number, error: Error) => failures === 0 && busyForMs(error) !== undefined,
  retryDelay: (_failures: number, error: Error) => busyForMs(error) ?? 0,
};
