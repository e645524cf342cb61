import { z } from 'zod';
import { fieldMessages } from './field-messages.ts';
import { parseCalendarDate } from './values/calendar-date.ts';
import { FILTER_VALUES_MAX, splitValues } from './values/filter-values.ts';
import { IDS_MAX, isId } from './values/id.ts';
import { parsePrice } from './values/money.ts';
import { isCleanLine } from './values/text.ts';
import { parseWhole } from './values/whole-number.ts';

/** A filter in a query string: missing and blank mean "not given". */
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

/** A filter with one of a list of values; any other value is an error, not an empty list. */
export function choiceFilter<const T extends readonly string[]>(
  values: T,
  unknown: string = fieldMessages.chooseFrom(values),
) {
  return optionalFilter<T[number]>((text) => values.find((value) => value === text), unknown).meta({
    enum: [...values, ''],
  });
}

const WITH_COMMAS = 'one or several with commas between, any of which will do';

/** A filter with one or more of a list of values, sorted in the list's order; any other value is an error. */
export function choicesFilter<const T extends readonly string[]>(
  values: T,
  unknown: string = fieldMessages.chooseFrom(values),
) {
  return optionalFilter<T[number][]>((text) => {
    const chosen = new Set(text.split(',').map((value) => value.trim()));
    const known = values.filter((value) => chosen.has(value));
    return known.length === chosen.size ? known : undefined;
  }, unknown)
    .describe(`Of ${values.join(', ')}: ${WITH_COMMAS}`)
    .meta({ examples: [values[0], values.slice(0, 2).join(',')] });
}

/** Whether a list returns whole listings, or only what cards show. */
export const viewFilter = () =>
  choiceFilter(['card']).describe(
    '`card`: what a card shows, with the beginning of the description and one or two photos',
  );

export function textFilter(max = 200) {
  return optionalFilter<string>(
    (text) => (text.length <= max ? text : undefined),
    fieldMessages.tooLong(max),
  );
}

/** A filter with one or more free texts, each of `max` characters at most. */
export function textsFilter(max = 200) {
  return optionalFilter<string[]>(
    (text) => {
      const values = splitValues(text);
      const fit = values.length <= FILTER_VALUES_MAX && values.every((each) => each.length <= max);
      return fit ? values : undefined;
    },
    fieldMessages.tooManyValues(FILTER_VALUES_MAX, max),
  ).describe(
    `Up to ${FILTER_VALUES_MAX}: ${WITH_COMMAS}; a comma within one has a space after it or a backslash before it`,
  );
}

/** A filter with a price in cedi; it may be above every price. */
export function priceFilter() {
  return optionalFilter<number>(parsePrice, fieldMessages.invalidPrice).meta({
    type: 'number',
    minimum: 0,
  });
}

export function wholeFilter(min: number, max: number) {
  return optionalFilter<number>(
    (text) => parseWhole(text, min, max),
    fieldMessages.between(min, max),
  ).meta({ type: 'integer', minimum: min, maximum: max });
}

/** A filter with a day, 'YYYY-MM-DD'. */
export function dayFilter() {
  return optionalFilter(parseCalendarDate, fieldMessages.invalidDate).meta({ format: 'date' });
}

/** A filter with ids, separated by commas; unknown ids are ignored. */
export function idsFilter() {
  return optionalFilter<string[]>((text) => {
    const ids = [...new Set(text.toLowerCase().split(','))];
    return ids.length <= IDS_MAX && ids.every(isId) ? ids : undefined;
  }, fieldMessages.invalidIds(IDS_MAX)).describe(
    `Only these, in the order of the list: up to ${IDS_MAX} ids with commas between; unknown ones are left out`,
  );
}
