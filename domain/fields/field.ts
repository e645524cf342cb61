import { priceText } from '../values/money.ts';

/**
 * A field that the specification gives a kind of listing (§3, §5), declared once: its entry in a table
 * (properties/fields.ts, cars/fields.ts) is all there is of it. The check of the form, the schemas of the calls, the
 * texts of the form, the column and the filter follow from it. Facts beyond those are in facts/fact.ts.
 */
export type Field = FieldType & {
  /** In the form, in the words of the person who fills it in. */
  label: string;
  /** Below its input. */
  hint?: string;
  /** What a sentence calls it. */
  called: string;
  /** It may be left out. */
  optional?: true;
  /** Its column, where that is not its name in snake case. */
  column?: string;
  /** It reaches a person: null for those who may not have it. */
  contact?: true;
  /** A list can be narrowed to those with one of some values, whatever their case or not; of a number, to those within bounds. */
  filter?: 'same' | 'same-ignoring-case' | 'between';
};

export type FieldType =
  /** One line of text, `max` characters at most. */
  | { type: 'line'; max: number }
  /** Text of several lines. */
  | { type: 'paragraph'; max: number }
  /** An amount in cedi; above zero where there is something to say of one that is not. */
  | { type: 'price'; tooLow?: string }
  | { type: 'whole'; min: number; max: number; unit?: string }
  | { type: 'choice'; values: readonly [string, ...string[]] }
  | { type: 'person-name' }
  | { type: 'email' }
  | { type: 'phone' }
  /** A day and a time. */
  | { type: 'instant' };

export type ChoiceField = Extract<Field, { type: 'choice' }>;

/** The fields of a kind of listing, in the order in which the specification checks them. */
export type FieldTable = Readonly<Record<string, Field>>;

export type FieldName<Table> = Extract<keyof Table, string>;

/** The names of the fields that must be filled in. */
export type RequiredName<Table> = {
  [Name in FieldName<Table>]: Table[Name] extends { optional: true } ? never : Name;
}[FieldName<Table>];

type Given<F> = F extends { type: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : F extends { type: 'price' | 'whole' }
    ? number
    : string;

/** What a field is worth; a paragraph that was left out is '', anything else null. */
export type FieldValue<F> = F extends { type: 'paragraph' }
  ? string
  : F extends { optional: true }
    ? Given<F> | null
    : Given<F>;

/** The fields of a listing. */
export type FieldValues<Table> = {
  -readonly [Name in FieldName<Table>]: FieldValue<Table[Name]>;
};

/** The fields as a call returns them: what reaches people may be null. */
export type ReturnedFields<Table> = {
  -readonly [Name in FieldName<Table>]:
    | FieldValue<Table[Name]>
    | (Table[Name] extends { contact: true } ? null : never);
};

/** The fields as they were typed. */
export type FieldTexts<Table> = Record<FieldName<Table>, string>;

/** The entries of a table, by their names. */
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

/** The names of those that must be filled in, in their order. */
export const requiredNames = <Table extends FieldTable>(table: Table): RequiredName<Table>[] =>
  fieldsOf(table).flatMap(([name, { optional }]) =>
    optional ? [] : [name as RequiredName<Table>],
  );

/** The form of a listing as it is, field by field; empty without one. */
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
  // As a field for a day and a time writes it, in Ghana, which keeps UTC.
  return type === 'instant' ? String(value).slice(0, 16) : String(value);
}
