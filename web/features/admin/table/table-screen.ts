import type { ReactNode } from 'react';
import type { TableName } from '#domain/calls.ts';
import type {
  ColumnType,
  RowReadBy,
  TableColumn,
  TableDefinition,
  TableFilter,
} from '#domain/tables/table.ts';
import { type CalendarDate, formatDate } from '#domain/values/calendar-date.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { formatCedi } from '#domain/values/money.ts';
import { groupThousands } from '#domain/values/plural.ts';
import type { RowOf, TableOf } from './table-query.ts';

/** A displayed column: its heading is above it on wide screens, and beside each value on a phone. */
export interface ShownColumn<Row> {
  heading: string;
  of(row: Row): ReactNode;
  /** Aligns numbers right. */
  isNumber?: boolean;
  /** A date or time: leaves room for 'Sat 21 Nov' on one line. */
  isMoment?: boolean;
}

/** An action on all ticked rows. */
export interface BulkAction<Row> {
  label: string;
  /** The question to confirm: 'Log 3 people out everywhere?' */
  question(rows: readonly Row[]): string;
  /** An optional note for all the rows: its reader, and its maximum number of characters. */
  note?: { help: string; max: number };
  /** True for rows the action applies to; every row by default. It is offered only if it applies to all ticked rows. */
  fits?(row: Row): boolean;
  /** Carries it out for one row. @throws {ApiError} */
  run(row: Row, note: string): Promise<unknown>;
  danger?: boolean;
}

/** The parts of a table screen that its definition does not cover. */
interface ScreenParts<Row> {
  /** The row's name, for people who tick it without seeing it. */
  nameOf(row: Row): string;
  /** For tall rows: aligns their cells at the top. */
  isTall?: true;
  actions?: readonly BulkAction<Row>[];
}

/** A table of Admins as the browser shows it. */
export interface TableScreen<Row extends { _id: string }> extends ScreenParts<Row> {
  of: TableDefinition & { name: TableOf<Row> };
  /** The first names the row. */
  columns: readonly ShownColumn<Row>[];
}

type Columns<Table extends TableDefinition> = Table['columns'];

type Shown<Table extends TableDefinition> = {
  [Name in keyof Columns<Table>]: Columns<Table>[Name] extends { heading: string } ? Name : never;
}[keyof Columns<Table>];

/** The columns whose text the definition does not provide. */
type WithoutText<Table extends TableDefinition> = {
  [Name in Shown<Table>]: Columns<Table>[Name] extends
    | { type: ColumnType }
    | { of: unknown }
    | { shown: unknown }
    ? never
    : Name;
}[Shown<Table>];

type Cell<Row> = (row: Row) => ReactNode;

/** Cells that are more than text, by their columns. */
type Cells<Table extends TableDefinition, Row> = Record<WithoutText<Table>, Cell<Row>> &
  Partial<Record<Shown<Table>, Cell<Row>>>;

/** Makes sure that the rows have the fields the definition shows. */
type ShownOf<Table extends TableDefinition & { name: TableName }> =
  RowOf<Table['name']> extends RowReadBy<Table, 'shown'> ? unknown : never;

/** A table's screen, made from its definition; `cells` render the columns that need more than text. */
export function tableScreen<Table extends TableDefinition & { name: TableName }>(
  of: Table & ShownOf<Table>,
  {
    cells,
    ...parts
  }: ScreenParts<RowOf<Table['name']>> & {
    cells: Cells<Table, RowOf<Table['name']>>;
  },
): TableScreen<RowOf<Table['name']>> {
  const given = cells as Readonly<Record<string, Cell<RowOf<Table['name']>>>>;
  const columns = Object.entries(of.columns).flatMap(([name, column]) => {
    const { heading, type } = column;
    if (heading === undefined) return [];
    return [
      {
        heading,
        of: given[name] ?? textOf(name, column),
        isNumber: type === 'whole' || type === 'amount',
        isMoment: type === 'instant' || type === 'day',
      },
    ];
  });
  const screen = { of, columns, ...parts };
  // That the table with this name has these rows, the compiler cannot follow.
  return screen as unknown as TableScreen<RowOf<Table['name']>>;
}

const textOf =
  (name: string, { type, of, shown }: TableColumn) =>
  (row: unknown): ReactNode => {
    const read = (shown ?? (type ? undefined : of)) as ((row: unknown) => ReactNode) | undefined;
    if (read) return read(row);
    const value = (row as Readonly<Record<string, unknown>>)[name];
    return value === null ? null : TEXTS[typeof type === 'string' ? type : 'text'](value as never);
  };

const TEXTS: Readonly<Record<Exclude<ColumnType, readonly string[]>, (value: never) => ReactNode>> =
  {
    id: String,
    text: String,
    whole: (count: number) => groupThousands(String(count)),
    amount: formatCedi,
    'yes-no': (is: boolean) => (is ? 'Yes' : 'No'),
    instant: formatInstant,
    day: (day: CalendarDate) => formatDate(day),
  };

/** The options a filter offers: all its values except the default. */
export function optionsOf(filter: Exclude<TableFilter, { type: 'day' }>) {
  const { values, offered = values, labels, unchosen } = filter;
  return offered
    .filter((value) => value !== unchosen)
    .map((value) => ({ value, label: labels?.[value] ?? value }));
}

/** The orders of a table besides the default. */
export const ordersOf = ({ orders }: Pick<TableDefinition, 'orders'>) =>
  Object.entries(orders)
    .filter(([value]) => value !== 'newest')
    .map(([value, label]) => ({ value, label }));
