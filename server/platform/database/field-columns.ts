import { type Expression, type SqlBool, sql } from 'kysely';
import {
  boundNames,
  type Field,
  type FieldName,
  type FieldTable,
  type FieldValue,
  type FieldValues,
  fieldsOf,
  type ReturnedFields,
} from '#domain/fields/field.ts';
import type { BoundName, FilterName } from '#domain/fields/schema.ts';
import { fromCedi, pesewas, toCedi } from '#domain/values/money.ts';
import { type SnakeCase, snakeCase } from './snake-case.ts';

/** The column of a field: its name in snake case, with a price in pesewas, unless the field names its column. */
type ColumnOf<F, Name extends string> = F extends { column: infer Column extends string }
  ? Column
  : F extends { type: 'price' }
    ? `${SnakeCase<Name>}_pesewas`
    : SnakeCase<Name>;

type ColumnName<Table> = {
  [Name in FieldName<Table>]: ColumnOf<Table[Name], Name>;
}[FieldName<Table>];

type Written<Table> = {
  [Name in FieldName<Table> as ColumnOf<Table[Name], Name>]: FieldValue<Table[Name]>;
};

type Filter<Table> = {
  readonly [Name in FilterName<Table>]?: readonly FieldValue<Table[Name]>[] | undefined;
} & { readonly [Name in BoundName<Table>]?: number | undefined };

/** Stores each field of a table (domain/fields) in a column of its own. */
export interface FieldColumns<Table extends FieldTable> {
  /** The columns, in the order of the fields. */
  names: readonly ColumnName<Table>[];
  /** The columns filled by a form; moments as ISO 8601, prices in pesewas. */
  write(form: FieldValues<Table>): Written<Table>;
  /** The fields of a response; contact details are null without `contacts`. */
  read(
    row: Readonly<Record<ColumnName<Table>, unknown>>,
    audience: { contacts: boolean },
  ): ReturnedFields<Table>;
  /** Columns that lists can be filtered by values; `folded` ignores case. */
  byValues: readonly { name: string; column: ColumnName<Table>; folded: boolean }[];
  /** SQL conditions of a filter, on a table of the database. */
  meet(databaseTable: string, filter: Filter<Table>): Expression<SqlBool>[];
}

// From an inferred table to inferred columns: the one place with type assertions that the compiler cannot check.
export function fieldColumns<Table extends FieldTable>(table: Table): FieldColumns<Table> {
  const fields = fieldsOf(table).map(([name, field]) => ({
    name,
    field: field as Field,
    column: columnOf(name, field) as ColumnName<Table>,
  }));
  return {
    names: fields.map(({ column }) => column),

    byValues: fields.flatMap(({ name, field: { filter }, column }) =>
      filter && filter !== 'between'
        ? [{ name, column, folded: filter === 'same-ignoring-case' }]
        : [],
    ),

    write: (form) =>
      Object.fromEntries(
        fields.map(({ name, field, column }) => [column, stored(field, form[name])]),
      ) as Written<Table>,

    read: (row, { contacts }) =>
      Object.fromEntries(
        fields.map(({ name, field, column }) => [
          name,
          field.contact && !contacts ? null : returned(field, row[column]),
        ]),
      ) as ReturnedFields<Table>,

    meet: (databaseTable, filter) =>
      fields.flatMap(({ name, field, column }) => {
        const given = filter as Readonly<Record<string, unknown>>;
        const left = sql.ref(`${databaseTable}.${column}`);
        if (field.filter === 'between') {
          const [min, max] = boundNames(name).map((bound) => given[bound]);
          return [
            ...(min === undefined ? [] : [sql<SqlBool>`${left} >= ${min}`]),
            ...(max === undefined ? [] : [sql<SqlBool>`${left} <= ${max}`]),
          ];
        }
        const values = given[name] as readonly string[] | undefined;
        if (values === undefined || !field.filter) return [];
        return [isOneOf(left, values, field.filter)];
      }),
  };
}

/** Compares a single value with `=`, so that an index that also has the order can be read in that order. */
function isOneOf(
  column: Expression<unknown>,
  values: readonly string[],
  filter: 'same' | 'same-ignoring-case',
): Expression<SqlBool> {
  const plain = (value: Expression<unknown>) => (filter === 'same' ? value : sql`lower(${value})`);
  const [first, ...others] = values.map((value) => plain(sql`${value}`));
  return others.length === 0
    ? sql`${plain(column)} = ${first}`
    : sql`${plain(column)} in (${sql.join([first, ...others])})`;
}

function columnOf(name: string, { type, column }: Field): string {
  if (column !== undefined) return column;
  return type === 'price' ? `${snakeCase(name)}_pesewas` : snakeCase(name);
}

const stored = ({ type }: Field, value: unknown): unknown =>
  type === 'price' ? fromCedi(Number(value)) : value;

function returned({ type }: Field, value: unknown): unknown {
  if (type === 'price') return toCedi(pesewas(Number(value)));
  return value instanceof Date ? value.toISOString() : value;
}
