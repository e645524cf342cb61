import { fieldMessages } from '../field-messages.ts';
import { isCleanParagraph, unixLines } from '../values/text.ts';

/** So many homes and cars someone keeps at most, on a device as in an account. */
export const FAVOURITES_MAX = 500;

/** Characters of a note on one of them. */
export const NOTE_MAX = 500;

/** So many of a device's list come into the account with one call. */
export const ADDED_AT_ONCE = 50;

/** What is wrong with a note, as its call will say too; undefined for one that can be saved. */
export function noteProblem(note: string): string | undefined {
  const text = unixLines(note).trim();
  if (text.length > NOTE_MAX) return fieldMessages.tooLong(NOTE_MAX);
  return isCleanParagraph(text) ? undefined : fieldMessages.unreadable;
}
