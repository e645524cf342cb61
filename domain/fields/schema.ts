import { z } from 'zod';
import { accountMessages } from '../accounts/messages.ts';
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
} from '../fields-schema.ts';
import {
  choiceFilter,
  choicesFilter,
  optionalFilter,
  textsFilter,
  wholeFilter,
} from '../filters-schema.ts';
import { isEmail } from '../values/email.ts';
import type { FormMessages } from './check-fields.ts';
import {
  boundNames,
  type Field,
  type FieldName,
  type FieldTable,
  type FieldValue,
  fieldsOf,
  type ReturnedFields,
} from './field.ts';

// Turns an inferred table into inferred schemas: the only place with type assertions that the compiler cannot check.

type FormFields<Table> = {
  [Name in FieldName<Table>]: z.ZodType<FieldValue<Table[Name]>, unknown>;
};

/** The form fields for a table, each with the rules of the form's check. */
export function formFields<Table extends FieldTable>(
  table: Table,
  sentences: FormMessages,
): FormFields<Table> {
  const shape = fieldsOf(table).map(([name, field]) => [name, typed(name, field, sentences)]);
  return Object.fromEntries(shape) as FormFields<Table>;
}

type ResponseFields<Table> = {
  [Name in FieldName<Table>]: z.ZodType<ReturnedFields<Table>[Name]>;
};

export function responseFields<Table extends FieldTable>(table: Table): ResponseFields<Table> {
  const shape = fieldsOf(table).map(([name, field]) => [name, returned(field)]);
  return Object.fromEntries(shape) as ResponseFields<Table>;
}

/** The fields that lists can be filtered by. */
export type FilterName<Table> = {
  [Name in FieldName<Table>]: Table[Name] extends { filter: 'same' | 'same-ignoring-case' }
    ? Name
    : never;
}[FieldName<Table>];

/** The bounds that lists can be filtered by: `minYear`. */
export type BoundName<Table> = {
  [Name in FieldName<Table>]: Table[Name] extends { filter: 'between' }
    ? `${'min' | 'max'}${Capitalize<Name>}`
    : never;
}[FieldName<Table>];

type FilterFields<Table> = {
  [Name in FilterName<Table>]: z.ZodType<
    readonly NonNullable<FieldValue<Table[Name]>>[] | undefined,
    string | undefined
  >;
} & { [Name in BoundName<Table>]: z.ZodType<number | undefined, string | undefined> };

/** The query string's filters by a table's fields; a blank one means "not given". */
export function filterFields<Table extends FieldTable>(table: Table): FilterFields<Table> {
  const shape = fieldsOf(table).flatMap(([name, field]): [string, z.ZodType][] => {
    if (!field.filter) return [];
    if (field.type === 'whole') {
      return boundNames(name).map((bound) => [bound, wholeFilter(0, asLong(field.max))]);
    }
    if (field.type === 'choice') return [[name, choicesFilter(field.values)]];
    return [[name, textsFilter(field.type === 'line' ? field.max : undefined)]];
  });
  return Object.fromEntries(shape) as unknown as FilterFields<Table>;
}

/** A bound beyond a field's range is fine: it matches everything or nothing. */
const asLong = (max: number) => 10 ** String(max).length - 1;

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

function returned(field: Field): z.ZodType {
  const schema = valueSchema(field);
  const isNullable = field.contact || (field.optional && field.type !== 'paragraph');
  return isNullable ? schema.nullable() : schema;
}

function valueSchema(field: Field): z.ZodType {
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
