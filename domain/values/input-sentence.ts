import type { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Our own sentence for input that does not fit a schema, when the schema has none: nobody should read the library's. */
export function inputSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? fieldMessages.required
        : (TYPES[issue.expected] ?? fieldMessages.notPossible);
    case 'invalid_value':
      return fieldMessages.chooseFrom(issue.values.map(String));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    default:
      return fieldMessages.notPossible;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: fieldMessages.notText,
  number: fieldMessages.invalidNumber,
  int: fieldMessages.invalidNumber,
  boolean: fieldMessages.notTrueOrFalse,
  array: fieldMessages.notList,
  object: fieldMessages.notFields,
  record: fieldMessages.notFields,
  date: fieldMessages.invalidDate,
};

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') {
    return minimum === 1 ? fieldMessages.required : fieldMessages.atLeast(minimum);
  }
  return IS_NUMBER.includes(origin) ? fieldMessages.lowest(minimum) : fieldMessages.fewest(minimum);
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return fieldMessages.tooLong(maximum);
  return IS_NUMBER.includes(origin) ? fieldMessages.highest(maximum) : fieldMessages.most(maximum);
}

const IS_NUMBER = ['number', 'int', 'bigint'];
