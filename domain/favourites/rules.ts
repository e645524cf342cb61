import { fieldMessages } from '../field-messages.ts';
import { isCleanParagraph, unixLines } from '../values/text.ts';

/** The most favourites per device or account. */
export const FAVOURITES_MAX = 500;

/** The longest note, in characters. */
export const NOTE_MAX = 500;

/** The most favourites that one call moves from a device to the account. */
export const ADDED_AT_ONCE = 50;

/** The problem with a note, in the words of its call; undefined when it can be saved. */
export function noteProblem(note: string): string | undefined {
  const text = unixLines(note).trim();
  if (text.length > NOTE_MAX) return fieldMessages.tooLong(NOTE_MAX);
  return isCleanParagraph(text) ? undefined : fieldMessages.unreadable;
}
