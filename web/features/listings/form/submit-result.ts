import type { ApiError } from '#web/lib/api/api-error.ts';
import type { StoredListing, TextFields } from './listing-kind.ts';

/** The outcome of creating or saving a listing. */
export type SubmitResult<Field extends string, Listing extends StoredListing> =
  | { kind: 'created' | 'saved'; listing: Listing }
  | { kind: 'cancelled' }
  /** Some file is not on the server. */
  | { kind: 'files-missing' }
  | { kind: 'signed-out' }
  /** The edited listing no longer exists. */
  | { kind: 'gone' }
  /** Some fields are wrong; `isFinal`: one of the files will be refused however often it is sent. */
  | { kind: 'refused'; message: string; fields: Readonly<Record<string, string>>; isFinal: boolean }
  | { kind: 'failed'; sentence: string }
  /** Someone else saved in the meantime; `text` merges both, and must be checked first. */
  | { kind: 'merged'; listing: Listing; text: TextFields<Field>; message: string };

/** A file that was missing or incomplete can be sent again; any other refusal of a file is final. */
const BAD_INPUT = 400;

/** Refusals use the server's own words, everything else the specification's (§8). */
export function refusalOf({ status, reason, fields }: ApiError, failure: string) {
  const isRefusal = reason !== undefined && status >= 400 && status < 500;
  if (!isRefusal) return { kind: 'failed', sentence: failure } as const;
  return Object.keys(fields).length > 0
    ? ({ kind: 'refused', message: reason, fields, isFinal: status !== BAD_INPUT } as const)
    : ({ kind: 'failed', sentence: reason } as const);
}
