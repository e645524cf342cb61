import type { CalendarDate } from '../values/calendar-date.ts';

/** The type of a column's values: a kind (amounts are in cedi), or one of a list. */
export type ColumnType =
  | 'id'
  | 'text'
  | 'whole'
  | 'amount'
  | 'yes-no'
  | 'instant'
  | 'day'
  | readonly string[];

/** A value in an export; null is an empty cell. */
export type FileValue = string | number | null;

/**
 * A column of an Admins' table, under its value's name in the row. With a type and a heading it appears in the response, the
 * API's document, the export and on the screen.
 */
export interface TableColumn {
  /**
   * Left out for composite values, and for columns without a value of their own. A schema beside it (`tableRow`) can say more
   * about a value than a type.
   */
  type?: ColumnType;
  isNullable?: true;
  /** For whole numbers. */
  min?: number;
  /** For the API's document. */
  description?: string;
  /** On the screen; a column without one is not shown. */
  heading?: string;
  /** Its heading in the export, if different; false keeps it out of the export. */
  file?: string | false;
  /** The exported value, if it is not the value itself. The parameter names the parts of the row it reads. */
  of?: (row: never) => FileValue;
  /** The value on the screen, if the type does not decide it. */
  shown?: (row: never) => string | null;
}

/** A table's filter: one of several values, or a day. */
export type TableFilter =
  | {
      label: string;
      values: readonly string[];
      /** The values' labels; without them, values are shown as they are. */
      labels?: Readonly<Record<string, string>>;
      /** The order in which values are offered, if different. */
      offered?: readonly string[];
      /** The default value; without it, all rows are shown. */
      unchosen?: string;
      description?: string;
    }
  | { label: string; type: 'day'; description?: string };

/**
 * An Admins' table, declared in one place. The schemas of its query and its rows, its two calls, its export and its screen
 * follow from it (`tableQuery`, `tableRow`, `tableCalls`; on the server `adminTable`, in the browser `tableScreen`).
 */
export interface TableDefinition {
  /** Part of its address, `/api/admin/<name>`. */
  name: string;
  /** For the API's document. */
  summary: string;
  /** It is about people: readers must have confirmed within the hour who they are, and just now to export it. */
  isAboutPeople?: true;
  /** The name of a row: 'person', 'people'. */
  row: string;
  rows: string;
  /** Shown when there is nothing at all. */
  none: string;
  /** What the search box searches, and the longest search when that is not 100 characters. */
  search: { hint: string; description?: string; max?: number };
  /** In the order of the export and the screen. */
  columns: Readonly<Record<string, TableColumn>>;
  filters: Readonly<Record<string, TableFilter>>;
  /** The orders, with labels. The newest come first by default; `newest` names that order. */
  orders: Readonly<Record<string, string>>;
  ordersDescription?: string;
}

/** Returns the definition unchanged, but keeps its exact names and types for inference. */
export const defineTable = <const Table extends TableDefinition>(table: Table): Table => table;

/** The TypeScript type of a column type. */
type OfType<Type> = Type extends 'whole' | 'amount'
  ? number
  : Type extends 'yes-no'
    ? boolean
    : Type extends 'day'
      ? CalendarDate
      : Type extends readonly (infer Value)[]
        ? Value
        : string;

type ValueOf<Column> = Column extends { type: infer Type }
  ? OfType<Type> | (Column extends { isNullable: true } ? null : never)
  : never;

/** The row's values that have a type. */
export type ColumnValues<Table extends TableDefinition> = {
  -readonly [Name in keyof Table['columns'] as Table['columns'][Name] extends { type: ColumnType }
    ? Name
    : never]: ValueOf<Table['columns'][Name]>;
};

type FilterValue<Filter> = Filter extends { values: readonly (infer Value)[] }
  ? Value | (Filter extends { unchosen: string } ? never : undefined)
  : CalendarDate | undefined;

/** The query of a table: page, rows per page, filters and order. */
export type TableQuery<Table extends TableDefinition = TableDefinition> = {
  page: number;
  limit: number;
  search: string | undefined;
  sort: Extract<keyof Table['orders'], string> | undefined;
} & { -readonly [Name in keyof Table['filters']]: FilterValue<Table['filters'][Name]> };

/** The least a row must have for all column functions of one kind. */
export type RowReadBy<Table extends TableDefinition, Kind extends 'of' | 'shown'> = Intersection<
  {
    [Name in keyof Table['columns']]: Table['columns'][Name] extends Record<
      Kind,
      (row: infer Row) => unknown
    >
      ? { row: Row }
      : never;
  }[keyof Table['columns']]
>;

type Intersection<Boxed> = [Boxed] extends [never]
  ? unknown
  : (Boxed extends { row: infer Row } ? (row: Row) => void : never) extends (row: infer All) => void
    ? All
    : never;
