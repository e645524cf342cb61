import { ApiError } from '../api/api-error.ts';

/** The message for a failed write: the server's own words for a refusal, `sentence` for all else. */
export function failureMessage(error: unknown, sentence: string): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (isRefused && error.reason) || sentence;
}

/** True if the item to change no longer exists. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;
