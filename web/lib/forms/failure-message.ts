import { ApiError } from '../api/api-error.ts';

/** What is said of a write that failed: what the server refused in the server's words, all else as `sentence`. */
export function failureMessage(error: unknown, sentence: string): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (isRefused && error.reason) || sentence;
}

/** What was to be written to is no longer there. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;
