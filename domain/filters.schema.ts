import { z } from 'zod';
import { parseCalendarDate } from './calendar-date.ts';
import { fieldMessages } from './field-messages.ts';
import { isId } from './id.ts';
import { parsePrice } from './money.ts';
import { isCleanLine } from './text.ts';
import { parseWhole } from './whole-number.ts';

/** A filter of a query string: missing and blank mean "not given". */
export function optionalFilter<T>(read: (text: string) => T | undefined, invalid: string) {
  return z
    .string({ error: invalid })
    .optional()
    .transform((text, context): T | undefined => {
      const given = text?.trim();
      if (!given) return undefined;
      const isClean = isCleanLine(given);
      const value = isClean ? read(given) : undefined;
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: isClean ? invalid : fieldMessages.unreadable });
      return z.NEVER;
    });
}

/** A filter that is one of a list of values; any other value is an error, not an empty list. */
export function choiceFilter<const T extends readonly string[]>(
  values: T,
  unknown: string = fieldMessages.chooseFrom(values),
) {
  return optionalFilter<T[number]>((text) => values.find((value) => value === text), unknown).meta({
    enum: [...values, ''],
  });
}

/** How much of each listing a list has: the whole of it, or what a card shows. */
export const viewFilter = () =>
  choiceFilter(['card']).describe(
    '`card`: what a card shows, with the beginning of the description and one or two photos',
  );

/** A filter of free text. */
export function textFilter(max = 200) {
  return optionalFilter<string>(
    (text) => (text.length <= max ? text : undefined),
    fieldMessages.tooLong(max),
  );
}

/** A filter by a price in cedi; a cap above every price is allowed. */
export function priceFilter() {
  return optionalFilter<number>(parsePrice, fieldMessages.invalidPrice).meta({
    type: 'number',
    minimum: 0,
  });
}

/** A filter by a whole number. */
export function wholeFilter(min: number, max: number) {
  return optionalFilter<number>(
    (text) => parseWhole(text, min, max),
    fieldMessages.between(min, max),
  ).meta({ type: 'integer', minimum: min, maximum: max });
}

/** A filter by a day, 'YYYY-MM-DD'. */
export function dayFilter() {
  return optionalFilter(parseCalendarDate, fieldMessages.invalidDate).meta({ format: 'date' });
}

/** So many listings are asked for by their ids with one call at most. */
export const IDS_MAX = 50;

/** A filter by ids, with commas between; those that nothing has are left out of what is found. */
export function idsFilter() {
  return optionalFilter<string[]>((text) => {
    const ids = [...new Set(text.toLowerCase().split(','))];
    return ids.length <= IDS_MAX && ids.every(isId) ? ids : undefined;
  }, fieldMessages.invalidIds(IDS_MAX)).describe(
    `Only these, in the order of the list: up to ${IDS_MAX} ids with commas between; unknown ones are left out`,
  );
}
