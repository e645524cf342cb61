import { ApiError } from './api-error.ts';

/** Longer than this nobody waits for a page to come by itself, in seconds. */
const PATIENCE_SECONDS = 10;

/** The delay an overloaded server asks for, in milliseconds; undefined for any other failure. */
export function busyForMs(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 503) return undefined;
  const { retryAfter } = error;
  return retryAfter && retryAfter <= PATIENCE_SECONDS ? retryAfter * 1000 : undefined;
}

/** A read that was refused for the moment is tried once more when the server said; then the page says so, with a button. */
export const retryWhenBusy = {
  retry: (failures: number, error: Error) => failures === 0 && busyForMs(error) !== undefined,
  retryDelay: (_failures: number, error: Error) => busyForMs(error) ?? 0,
};
