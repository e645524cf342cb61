import type { ColumnType, ColumnValues, TableDefinition } from '#domain/tables/table.ts';
import { pesewas, toCedi } from '#domain/values/money.ts';
import { type SnakeCase, snakeCase } from './snake-case.ts';

/** The database column that a value is read from: its name in snake case, an amount's in pesewas. */
type Stored<Name, Type> = Name extends '_id'
  ? 'id'
  : Type extends 'amount'
    ? `${SnakeCase<Name & string>}_pesewas`
    : SnakeCase<Name & string>;

/** The values of a table that a database row contains. */
type Found<Table extends TableDefinition, Row> = {
  [Name in keyof ColumnValues<Table> as Stored<
    Name,
    Table['columns'][Name & string]['type']
  > extends keyof Row
    ? Name
    : never]: ColumnValues<Table>[Name];
};

/**
 * Reads a table's columns from a database row: `createdAt` from `created_at`, an amount in cedi from pesewas. Columns
 * that the row does not have are left to the presenter.
 */
export function columnValues<Table extends TableDefinition>(
  table: Table,
): <Row extends { id: string }>(row: Row) => Found<Table, Row> {
  const columns = Object.entries(table.columns).flatMap(([name, { type }]) =>
    type ? [{ name, type, column: columnOf(name, type) }] : [],
  );
  return <Row extends { id: string }>(row: Row) => {
    const stored = row as Readonly<Record<string, unknown>>;
    const values = columns
      .filter(({ column }) => column in row)
      .map(({ name, type, column }) => [name, inResponse(stored[column], type)]);
    return Object.fromEntries(values) as Found<Table, Row>;
  };
}

function columnOf(name: string, type: ColumnType): string {
  if (name === '_id') return 'id';
  return type === 'amount' ? `${snakeCase(name)}_pesewas` : snakeCase(name);
}

function inResponse(stored: unknown, type: ColumnType): unknown {
  if (stored instanceof Date) return stored.toISOString();
  return type === 'amount' && stored !== null ? toCedi(pesewas(stored as number)) : stored;
}
