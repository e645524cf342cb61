import { z } from 'zod';
import { accountMessages } from './accounts/messages.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './accounts/rules.ts';
import { fieldMessages } from './field-messages.ts';
import { wholeFilter } from './filters-schema.ts';
import { type CalendarDate, parseCalendarDate } from './values/calendar-date.ts';
import { EMAIL_MAX, EMAIL_PATTERN } from './values/email.ts';
import { isPhone, normalisePhone } from './values/ghana.ts';
import { isId } from './values/id.ts';
import { parseInstant } from './values/instant.ts';
import { PRICE_MAX_CEDI, parsePrice } from './values/money.ts';
import { hasPageAddress, isMixedName, PERSON_NAME_MAX } from './values/person-name.ts';
import { hasVisible, isCleanLine, isCleanParagraph, unixLines } from './values/text.ts';
import { parseWhole } from './values/whole-number.ts';

/** One required line of text: trimmed, at most `max` characters, no control characters. */
export function line(max: number, required: string = fieldMessages.required) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, fieldMessages.tooLong(max))
    .refine(isCleanLine, fieldMessages.unreadable)
    .refine(hasVisible, required);
}

/** A person's required name, in one alphabet and without a web address. */
export function personName(required: string = fieldMessages.required) {
  return line(PERSON_NAME_MAX, required)
    .refine((name) => !isMixedName(name), fieldMessages.mixedName)
    .refine((name) => !hasPageAddress(name), fieldMessages.addressInName);
}

/** One optional line of text; missing and blank become ''. */
export function optionalLine(max: number) {
  return z
    .string({ error: fieldMessages.unreadable })
    .trim()
    .max(max, fieldMessages.tooLong(max))
    .refine(isCleanLine, fieldMessages.unreadable)
    .default('');
}

/** Required text of several lines; \r\n becomes \n. */
export function paragraph(max: number, required: string = fieldMessages.required) {
  return z
    .string({ error: required })
    .overwrite(unixLines)
    .trim()
    .min(1, required)
    .max(max, fieldMessages.tooLong(max))
    .refine(isCleanParagraph, fieldMessages.unreadable)
    .refine(hasVisible, required);
}

/** Optional text of several lines; missing and blank become ''. */
export function optionalParagraph(max: number) {
  return z
    .string({ error: fieldMessages.unreadable })
    .overwrite(unixLines)
    .trim()
    .max(max, fieldMessages.tooLong(max))
    .refine(isCleanParagraph, fieldMessages.unreadable)
    .default('');
}

/** One of a list of values; missing and blank fail with `required`, any other value with `unknown`. */
export function choice<const T extends readonly [string, ...string[]]>(
  values: T,
  required: string = fieldMessages.required,
  unknown: string = fieldMessages.chooseFrom(values),
) {
  return z
    .string({ error: required })
    .meta({ enum: [...values] })
    .trim()
    .min(1, required)
    .pipe(z.enum(values, { error: unknown }));
}

/** The address of one mailbox (domain/values/email.ts), lower-cased so that two spellings are one. */
export function emailAddress(required: string = accountMessages.invalidEmail) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(EMAIL_MAX, { error: accountMessages.invalidEmail, abort: true })
    .regex(EMAIL_PATTERN, accountMessages.invalidEmail)
    .refine(isCleanLine, accountMessages.invalidEmail)
    .toLowerCase();
}

/** A phone number: an optional + and 7 to 15 digits; spaces and dashes are removed. */
export function phoneNumber(required: string = fieldMessages.required) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(40, accountMessages.invalidPhone)
    .refine(isPhone, accountMessages.invalidPhone)
    .overwrite(normalisePhone);
}

/** A password, exactly as typed: 6 to 128 characters. */
export function newPassword(required: string = accountMessages.passwordTooShort) {
  return z
    .string({ error: required })
    .min(1, required)
    .min(PASSWORD_MIN, accountMessages.passwordTooShort)
    .max(PASSWORD_MAX, accountMessages.passwordTooLong);
}

export const password = newPassword();

export const id = z
  .string({ error: fieldMessages.unknownId })
  .refine(isId, fieldMessages.unknownId)
  .toLowerCase()
  .meta({ format: 'uuid', description: 'UUID, version 7' });

/** A day of the calendar, 'YYYY-MM-DD'. */
export function calendarDate(required: string = fieldMessages.required) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .meta({ format: 'date' })
    .transform((text, context): CalendarDate => {
      const date = parseCalendarDate(text);
      if (date) return date;
      context.addIssue({ code: 'custom', message: fieldMessages.invalidDate });
      return z.NEVER;
    });
}

/** A day in a response; the type says what the server guarantees. */
export const calendarDateResponse = z.iso.date() as unknown as z.ZodType<CalendarDate, string>;

/** A moment in a response: ISO 8601, UTC. */
export const instantResponse = z.iso.datetime();

/** The `updatedAt` that the listing's editor last read. */
export const expectedUpdatedAt = z.iso
  .datetime({ error: fieldMessages.invalidDate })
  .optional()
  .describe(
    '`updatedAt` as you read it: 409 when it was changed since. Left out, what you send takes the place of whatever others saved meanwhile.',
  );

/** A moment as typed or sent (see parseInstant); becomes ISO 8601, UTC. */
export function instant(required: string = fieldMessages.required) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .transform((text, context) => {
      const moment = parseInstant(text);
      if (moment) return moment;
      context.addIssue({ code: 'custom', message: fieldMessages.invalidDate });
      return z.NEVER;
    });
}

interface NumberMessages {
  required?: string;
  invalid?: string;
}

interface WholeRange extends NumberMessages {
  min: number;
  max: number;
}

/** A whole number as text or number, with optional thousands separators; never '', hex or 1e309. */
export function wholeNumber({ min, max, required, invalid }: WholeRange) {
  const wrong = invalid ?? fieldMessages.between(min, max);
  return textOrNumber(required).transform((value, context) => {
    const number = parseWhole(value, min, max);
    if (number !== undefined) return number;
    context.addIssue({ code: 'custom', message: wrong });
    return z.NEVER;
  });
}

/** A price in cedi as text or number; commas are stripped, two decimals at most. */
export function price({
  min = 0,
  required,
  invalid = fieldMessages.invalidPrice,
}: NumberMessages & { min?: number } = {}) {
  return textOrNumber(required).transform((value, context) => {
    const cedi = parsePrice(value);
    if (cedi !== undefined && cedi >= min && cedi <= PRICE_MAX_CEDI) return cedi;
    const tooHigh = cedi !== undefined && cedi > PRICE_MAX_CEDI;
    context.addIssue({
      code: 'custom',
      message: tooHigh ? fieldMessages.priceTooHigh : invalid,
    });
    return z.NEVER;
  });
}

/** The most entries to return, 1 to 100; undefined when not given. */
export const limit = wholeFilter(1, 100);

/** The page to return, counted from 1. */
export const pageNumber = wholeFilter(1, 1_000_000).transform((page) => page ?? 1);

// Forms and query strings send text, JSON may send numbers: both are read as text.
function textOrNumber(required: string = fieldMessages.required) {
  return z
    .union([z.string(), z.number()], { error: required })
    .transform(String)
    .pipe(z.string().trim().min(1, required));
}
