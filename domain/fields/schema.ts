import { z } from 'zod';
import { accountMessages } from '../accounts/messages.ts';
import { isEmail } from '../email.ts';
import {
  choice,
  emailAddress,
  instant,
  instantResponse,
  line,
  optionalParagraph,
  personName,
  phoneNumber,
  price,
  wholeNumber,
} from '../fields.schema.ts';
import { choiceFilter, optionalFilter, textFilter } from '../filters.schema.ts';
import type { FormMessages } from './check-fields.ts';
import {
  type AnsweredFields,
  type Field,
  type FieldName,
  type FieldTable,
  type FieldValue,
  fieldsOf,
} from './field.ts';

// From a table that is inferred to schemas that are: the one place where the compiler is told what it cannot follow.

type FormFields<Table> = {
  [Name in FieldName<Table>]: z.ZodType<FieldValue<Table[Name]>, unknown>;
};

/** The fields of a form for those of a table, each with the rules that its form is checked by. */
export function formFields<Table extends FieldTable>(
  table: Table,
  sentences: FormMessages,
): FormFields<Table> {
  const shape = fieldsOf(table).map(([name, field]) => [name, typed(name, field, sentences)]);
  return Object.fromEntries(shape) as FormFields<Table>;
}

type AnswerFields<Table> = {
  [Name in FieldName<Table>]: z.ZodType<AnsweredFields<Table>[Name]>;
};

/** The fields of a listing in an answer. */
export function answerFields<Table extends FieldTable>(table: Table): AnswerFields<Table> {
  const shape = fieldsOf(table).map(([name, field]) => [name, answered(field)]);
  return Object.fromEntries(shape) as AnswerFields<Table>;
}

/** The fields that a list can be narrowed by. */
export type FilterName<Table> = {
  [Name in FieldName<Table>]: Table[Name] extends { filter: string } ? Name : never;
}[FieldName<Table>];

type FilterFields<Table> = {
  [Name in FilterName<Table>]: z.ZodType<
    NonNullable<FieldValue<Table[Name]>> | undefined,
    string | undefined
  >;
};

/** The parameters of a query string that narrow a list by fields of a table; a blank one means "not given". */
export function filterFields<Table extends FieldTable>(table: Table): FilterFields<Table> {
  const shape = fieldsOf(table).flatMap(([name, field]) => {
    if (!field.filter) return [];
    if (field.type === 'choice') return [[name, choiceFilter(field.values)] as const];
    return [[name, textFilter(field.type === 'line' ? field.max : undefined)] as const];
  });
  return Object.fromEntries(shape) as unknown as FilterFields<Table>;
}

function typed(name: string, field: Field, { missing, unknownChoice }: FormMessages): z.ZodType {
  const required = missing(field);
  switch (field.type) {
    case 'line':
      return line(field.max, required);
    case 'paragraph':
      return optionalParagraph(field.max);
    case 'price':
      return price({ min: field.tooLow ? 0.01 : 0, required });
    case 'whole':
      return wholeNumber({ min: field.min, max: field.max, required });
    case 'choice': {
      const unknown = unknownChoice(field, name);
      return field.optional
        ? choiceFilter(field.values, unknown).transform((value) => value ?? null)
        : choice(field.values, required, unknown);
    }
    case 'person-name':
      return personName(required);
    case 'email':
      return field.optional ? optionalEmail : emailAddress(required);
    case 'phone':
      return phoneNumber(required);
    case 'instant':
      return instant(required);
  }
}

const optionalEmail = optionalFilter<string>(
  (email) => (isEmail(email) ? email.toLowerCase() : undefined),
  accountMessages.invalidEmail,
).transform((email) => email ?? null);

function answered(field: Field): z.ZodType {
  const schema = answerOf(field);
  const isNullable = field.contact || (field.optional && field.type !== 'paragraph');
  return isNullable ? schema.nullable() : schema;
}

function answerOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'price':
      return z.number().describe('In cedi');
    case 'whole': {
      const number = z.number().int().min(field.min).max(field.max);
      return field.unit ? number.describe(`In ${field.unit}`) : number;
    }
    case 'choice':
      return z.enum(field.values);
    case 'instant':
      return instantResponse.describe(field.label);
    default:
      return z.string();
  }
}
