import { z } from 'zod';
import { calendarDateResponse, id, instantResponse } from '../fields-schema.ts';
import { choiceFilter, dayFilter, textFilter, wholeFilter } from '../filters-schema.ts';
import { LIST_COUNTED } from '../paging/counted.ts';
import { SEARCH_MAX, TABLE_PAGE_MAX, TABLE_PAGE_SIZE } from './limits.ts';
import type {
  ColumnType,
  ColumnValues,
  TableColumn,
  TableDefinition,
  TableFilter,
  TableQuery,
} from './table.ts';

/** The parameters of every Admins' table. */
export const tablePaging = {
  page: wholeFilter(1, LIST_COUNTED).transform((page) => page ?? 1),
  limit: wholeFilter(1, TABLE_PAGE_MAX).transform((limit) => limit ?? TABLE_PAGE_SIZE),
};

export function tableQuery<Table extends TableDefinition>(
  table: Table,
): z.ZodType<TableQuery<Table>> {
  const { search, filters, orders, ordersDescription } = table;
  const shape = {
    ...tablePaging,
    search: described(textFilter(search.max ?? SEARCH_MAX), search.description),
    ...mapped(filters, filterSchema),
    sort: described(choiceFilter(Object.keys(orders)), ordersDescription),
  };
  return z.object(shape) as unknown as z.ZodType<TableQuery<Table>>;
}

/** The schema of a table's rows: the columns with a type, and the composite values under their names. */
export function tableRow<Table extends TableDefinition, Parts extends z.ZodRawShape>(
  table: Table,
  parts: Parts,
): TableRow<Table, Parts> {
  const entries = Object.entries(table.columns).flatMap(([name, column]) => {
    const schema = parts[name] ?? (column.type && columnSchema(column, column.type));
    return schema ? [[name, schema]] : [];
  });
  return z.object({ ...Object.fromEntries(entries), ...parts }) as unknown as TableRow<
    Table,
    Parts
  >;
}

type TableRow<Table extends TableDefinition, Parts> = z.ZodObject<
  {
    [Name in Exclude<keyof ColumnValues<Table>, keyof Parts>]: z.ZodType<
      ColumnValues<Table>[Name],
      ColumnValues<Table>[Name]
    >;
  } & Parts
>;

const TYPES: Readonly<Record<Exclude<ColumnType, readonly string[]>, z.ZodType>> = {
  id,
  text: z.string(),
  whole: z.number().int(),
  amount: z.number(),
  'yes-no': z.boolean(),
  instant: instantResponse,
  day: calendarDateResponse,
};

function columnSchema({ isNullable, description, ...column }: TableColumn, type: ColumnType) {
  const schema = valueSchema(column, type);
  return described(isNullable ? schema.nullable() : schema, description);
}

function valueSchema({ min }: TableColumn, type: ColumnType): z.ZodType {
  if (typeof type !== 'string') return z.enum(type);
  return type === 'whole' && min !== undefined ? z.number().int().min(min) : TYPES[type];
}

function filterSchema(filter: TableFilter): z.ZodType {
  if ('type' in filter) return described(dayFilter(), filter.description);
  const { values, unchosen, description } = filter;
  const choice = choiceFilter(values);
  return described(
    unchosen === undefined ? choice : choice.transform((value) => value ?? unchosen),
    description,
  );
}

const described = (schema: z.ZodType, description: string | undefined): z.ZodType =>
  description === undefined ? schema : schema.describe(description);

const mapped = <Value, To>(of: Readonly<Record<string, Value>>, to: (value: Value) => To) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, to(value)]));
