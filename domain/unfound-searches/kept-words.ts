import { fold } from '../search/fold.ts';
import { addDays, type CalendarDate, nightsBetween } from '../values/calendar-date.ts';

/** The longest words kept, in characters. */
export const WORDS_MAX = 100;

const EMAIL = /@|\b(?:gmail|yahoo|hotmail|outlook)\b/;
const LINK = /:\/\/|www\./;
/** Phone numbers, cards, digital addresses: seven digits or more, however they are grouped. */
const LONG_NUMBER = /\d(?:[\s().,/+-]{0,2}\d){6}/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The words of a search in the form in which they are counted; undefined for what may be about a person, is too long, or has no
 * words.
 */
export function keptWords(search: string): string | undefined {
  const words = fold(search.normalize('NFC'))
    .replace(/[\s,.;:!?"“”]+(?=\s|$)|(?<=^|\s)[\s,.;:!?"“”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isPersonal = EMAIL.test(words) || LINK.test(words) || LONG_NUMBER.test(words);
  if (isPersonal || words.length > WORDS_MAX || !LETTER_OR_DIGIT.test(words)) return undefined;
  return words;
}

/** A Monday. */
const MONDAY = '2026-01-05' as CalendarDate;
const DAYS = 7;

/** The Monday of a day's week. */
export function weekOf(day: CalendarDate): CalendarDate {
  const days = nightsBetween(MONDAY, day) % DAYS;
  return addDays(day, -((days + DAYS) % DAYS));
}
