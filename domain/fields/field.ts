import { priceText } from '../values/money.ts';

/**
 * A field that the specification gives a kind of listing (§3, §5), declared in one place: its entry in a table
 * (properties/fields.ts, cars/fields.ts). The form's check and texts, the calls' schemas, the column and the filter all follow
 * from it. Facts beyond the specification are in facts/fact.ts.
 */
export type Field = FieldType & {
  /** The form's label, in the words of the person who fills it in. */
  label: string;
  /** Below its input. */
  hint?: string;
  /** Its name within sentences. */
  called: string;
  optional?: true;
  /** Its column, where that differs from the name in snake case. */
  column?: string;
  /** A way to contact someone: null for people who may not see it. */
  contact?: true;
  /** Lists can be filtered by one of some values, with or without regard to case; or by bounds, for a number. */
  filter?: 'same' | 'same-ignoring-case' | 'between';
};

export type FieldType =
  /** One line of text, `max` characters at most. */
  | { type: 'line'; max: number }
  | { type: 'paragraph'; max: number }
  /** An amount in cedi. With `tooLow`, it must be above zero. */
  | { type: 'price'; tooLow?: string }
  | { type: 'whole'; min: number; max: number; unit?: string }
  | { type: 'choice'; values: readonly [string, ...string[]] }
  | { type: 'person-name' }
  | { type: 'email' }
  | { type: 'phone' }
  /** A day and a time. */
  | { type: 'instant' };

export type ChoiceField = Extract<Field, { type: 'choice' }>;

/** The fields of a kind of listing, in the order of the specification's checks. */
export type FieldTable = Readonly<Record<string, Field>>;

export type FieldName<Table> = Extract<keyof Table, string>;

/** The names of required fields. */
export type RequiredName<Table> = {
  [Name in FieldName<Table>]: Table[Name] extends { optional: true } ? never : Name;
}[FieldName<Table>];

type Given<F> = F extends { type: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : F extends { type: 'price' | 'whole' }
    ? number
    : string;

/** A field's value; an omitted paragraph is '', anything else null. */
export type FieldValue<F> = F extends { type: 'paragraph' }
  ? string
  : F extends { optional: true }
    ? Given<F> | null
    : Given<F>;

export type FieldValues<Table> = {
  -readonly [Name in FieldName<Table>]: FieldValue<Table[Name]>;
};

/** The fields as a call returns them: contacts may be null. */
export type ReturnedFields<Table> = {
  -readonly [Name in FieldName<Table>]:
    | FieldValue<Table[Name]>
    | (Table[Name] extends { contact: true } ? null : never);
};

/** The fields as typed. */
export type FieldTexts<Table> = Record<FieldName<Table>, string>;

/** The entries of a table, by name. */
export function fieldsOf<Table extends FieldTable>(
  table: Table,
): [FieldName<Table>, Table[FieldName<Table>]][] {
  return Object.entries(table) as [FieldName<Table>, Table[FieldName<Table>]][];
}

/** The parameters that bound a number: 'minYear' and 'maxYear'. */
export function boundNames(name: string): [min: string, max: string] {
  const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
  return [`min${capitalized}`, `max${capitalized}`];
}

/** The names of required fields, in order. */
export const requiredNames = <Table extends FieldTable>(table: Table): RequiredName<Table>[] =>
  fieldsOf(table).flatMap(([name, { optional }]) =>
    optional ? [] : [name as RequiredName<Table>],
  );

/** A listing's form, field by field; empty without a listing. */
export function fieldTexts<Table extends FieldTable>(
  table: Table,
  listing?: ReturnedFields<Table>,
): FieldTexts<Table> {
  const texts = fieldsOf(table).map(([name, field]) => [name, textOf(field, listing?.[name])]);
  return Object.fromEntries(texts);
}

function textOf({ type }: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (type === 'price') return priceText(Number(value));
  // The format of an input for day and time. Ghana's time is UTC.
  return type === 'instant' ? String(value).slice(0, 16) : String(value);
}
