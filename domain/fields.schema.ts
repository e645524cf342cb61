import { z } from 'zod';
import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN } from './accounts/rules.ts';
import { accountSentences } from './accounts/sentences.ts';
import { type CalendarDate, parseCalendarDate } from './calendar-date.ts';
import { fieldSentences } from './field-sentences.ts';
import { isPhone, normalisePhone } from './ghana.ts';
import { isId } from './id.ts';
import { parseInstant } from './instant.ts';
import { PRICE_MAX_CEDI, parsePrice } from './money.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of them but tab and line feed
const CONTROL_IN_PARAGRAPH = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
const VISIBLE = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
const WHOLE = /^\d{1,15}$/;

const isClean = (text: string) => !CONTROL.test(text) && text.isWellFormed();
const isCleanParagraph = (text: string) => !CONTROL_IN_PARAGRAPH.test(text) && text.isWellFormed();
const hasVisible = (text: string) => text === '' || VISIBLE.test(text);

/** One line of text that must be given: trimmed, at most `max` characters, no control characters. */
export function line(max: number, required: string = fieldSentences.required) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, fieldSentences.tooLong(max))
    .refine(isClean, fieldSentences.unreadable)
    .refine(hasVisible, required);
}

/** One line of text that may be left out; missing and blank become ''. */
export function optionalLine(max: number) {
  return z
    .string()
    .trim()
    .max(max, fieldSentences.tooLong(max))
    .refine(isClean, fieldSentences.unreadable)
    .default('');
}

/** Text of several lines that must be given; \r\n becomes \n. */
export function paragraph(max: number, required: string = fieldSentences.required) {
  return z
    .string({ error: required })
    .overwrite(unixLines)
    .trim()
    .min(1, required)
    .max(max, fieldSentences.tooLong(max))
    .refine(isCleanParagraph, fieldSentences.unreadable)
    .refine(hasVisible, required);
}

/** Text of several lines that may be left out; missing and blank become ''. */
export function optionalParagraph(max: number) {
  return z
    .string()
    .overwrite(unixLines)
    .trim()
    .max(max, fieldSentences.tooLong(max))
    .refine(isCleanParagraph, fieldSentences.unreadable)
    .default('');
}

/** One of a list of values; missing and blank say `required`, any other value says `unknown`. */
export function choice<const T extends readonly [string, ...string[]]>(
  values: T,
  required: string = fieldSentences.required,
  unknown: string = fieldSentences.chooseFrom(values),
) {
  return z
    .string({ error: required })
    .meta({ enum: [...values] })
    .trim()
    .min(1, required)
    .pipe(z.enum(values, { error: unknown }));
}

/** An email address (text, @, text, dot, text), lower-cased so that two spellings are one. */
export function emailAddress(required: string = accountSentences.invalidEmail) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(EMAIL_MAX, { error: accountSentences.invalidEmail, abort: true })
    .regex(EMAIL_PATTERN, accountSentences.invalidEmail)
    .refine(isClean, accountSentences.invalidEmail)
    .toLowerCase();
}

/** A phone number without its spaces and dashes: an optional + and 7 to 15 digits. */
export function phoneNumber(required: string = fieldSentences.required) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(40, accountSentences.invalidPhone)
    .refine(isPhone, accountSentences.invalidPhone)
    .overwrite(normalisePhone);
}

/** A password, taken as it was typed: 6 to 128 characters. */
export function newPassword(required: string = accountSentences.passwordTooShort) {
  return z
    .string({ error: required })
    .min(1, required)
    .min(PASSWORD_MIN, accountSentences.passwordTooShort)
    .max(PASSWORD_MAX, accountSentences.passwordTooLong);
}

export const password = newPassword();

/** The identity of anything that has an `_id`. */
export const id = z
  .string({ error: fieldSentences.unknownId })
  .refine(isId, fieldSentences.unknownId)
  .toLowerCase()
  .meta({ format: 'uuid', description: 'UUID, version 7' });

/** A day of the calendar, 'YYYY-MM-DD'. */
export function calendarDate(required: string = fieldSentences.required) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .meta({ format: 'date' })
    .transform((text, context): CalendarDate => {
      const date = parseCalendarDate(text);
      if (date) return date;
      context.addIssue({ code: 'custom', message: fieldSentences.invalidDate });
      return z.NEVER;
    });
}

/** A day in an answer; the type says what the server guarantees. */
export const calendarDateAnswer = z.iso.date() as unknown as z.ZodType<CalendarDate, string>;

/** A moment in an answer: ISO 8601, UTC. */
export const instantAnswer = z.iso.datetime();

/** A moment that was typed or sent (see parseInstant); comes out as ISO 8601, UTC. */
export function instant(required: string = fieldSentences.required) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .transform((text, context) => {
      const moment = parseInstant(text);
      if (moment) return moment;
      context.addIssue({ code: 'custom', message: fieldSentences.invalidDate });
      return z.NEVER;
    });
}

interface NumberSentences {
  required?: string;
  invalid?: string;
}

interface WholeRange extends NumberSentences {
  min: number;
  max: number;
}

/** A whole number sent as text or number, thousands separators allowed; never '', hex or 1e309. */
export function wholeNumber({ min, max, required, invalid }: WholeRange) {
  const wrong = invalid ?? fieldSentences.between(min, max);
  return textOrNumber(required)
    .transform((value, context) => {
      const text = value.replace(/,/g, '');
      const number = WHOLE.test(text) ? Number(text) : Number.NaN;
      if (number >= min && number <= max) return number;
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    })
    .meta({ type: 'integer', minimum: min, maximum: max });
}

/** A price in cedi sent as text or number; commas are stripped, two decimals at most. */
export function price({
  min = 0,
  required,
  invalid = fieldSentences.invalidPrice,
}: NumberSentences & { min?: number } = {}) {
  return textOrNumber(required)
    .transform((value, context) => {
      const cedi = parsePrice(value);
      if (cedi !== undefined && cedi >= min && cedi <= PRICE_MAX_CEDI) return cedi;
      const tooHigh = cedi !== undefined && cedi > PRICE_MAX_CEDI;
      context.addIssue({
        code: 'custom',
        message: tooHigh ? fieldSentences.priceTooHigh : invalid,
      });
      return z.NEVER;
    })
    .meta({ type: 'number', minimum: min, maximum: PRICE_MAX_CEDI });
}

/** A filter of a query string: missing and blank mean "not given". */
export function optionalFilter<T>(read: (text: string) => T | undefined, invalid: string) {
  return z
    .string()
    .optional()
    .transform((text, context): T | undefined => {
      const given = text?.trim();
      if (!given) return undefined;
      const value = isClean(given) ? read(given) : undefined;
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: invalid });
      return z.NEVER;
    });
}

/** A filter that is one of a list of values; any other value is an error, not an empty list. */
export function choiceFilter<const T extends readonly string[]>(
  values: T,
  unknown: string = fieldSentences.chooseFrom(values),
) {
  return optionalFilter<T[number]>((text) => values.find((value) => value === text), unknown).meta({
    enum: [...values, ''],
  });
}

/** A filter of free text. */
export function textFilter(max = 200) {
  return optionalFilter<string>(
    (text) => (text.length <= max ? text : undefined),
    fieldSentences.tooLong(max),
  );
}

/** A filter by a price in cedi; a cap above every price is allowed. */
export function priceFilter() {
  return optionalFilter<number>(parsePrice, fieldSentences.invalidPrice).meta({
    type: 'number',
    minimum: 0,
  });
}

/** A filter by a whole number. */
export function wholeFilter(min: number, max: number) {
  return optionalFilter<number>(
    (text) => {
      const number = WHOLE.test(text) ? Number(text) : Number.NaN;
      return number >= min && number <= max ? number : undefined;
    },
    fieldSentences.between(min, max),
  );
}

/** How many to answer with, 1 to 100; undefined when not given. */
export const limit = wholeFilter(1, 100);

/** Which page to answer with, counted from 1. */
export const pageNumber = wholeFilter(1, 1_000_000).transform((page) => page ?? 1);

// Form fields and query strings arrive as text, JSON may bring numbers: both are read as text.
function textOrNumber(required: string = fieldSentences.required) {
  return z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string({ error: required }).trim().min(1, required),
  );
}

function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
