import type { CalendarDate } from '../values/calendar-date.ts';

/** What the values of a column are: a kind of value (amounts are in cedi), or one of a list. */
export type ColumnType =
  | 'id'
  | 'text'
  | 'whole'
  | 'amount'
  | 'yes-no'
  | 'instant'
  | 'day'
  | readonly string[];

/** A value of a file; null is an empty cell. */
export type FileValue = string | number | null;

/**
 * A column of a table of Admins, by the name that its value has in the row. With a type and a heading it stands in the response,
 * in the API's document, in the file and on the screen.
 */
export interface TableColumn {
  /** Left out where the value has parts, or there is none of its own. A schema beside (`tableRow`) says of a value what a type cannot. */
  type?: ColumnType;
  isNullable?: true;
  /** Of whole numbers. */
  min?: number;
  /** In the API's document. */
  description?: string;
  /** On the screen; without one it is not shown. */
  heading?: string;
  /** Its heading in the file, where that is another; false where it is not in the file. */
  file?: string | false;
  /** What the file has of a row, where that is not the value itself. It names the part of the row that it reads. */
  of?: (row: never) => FileValue;
  /** What the screen has of a row, where that does not follow from the type. */
  shown?: (row: never) => string | null;
}

/** A filter of a table: one of several values, or a day. */
export type TableFilter =
  | {
      label: string;
      values: readonly string[];
      /** What each is called; without it, as it is. */
      labels?: Readonly<Record<string, string>>;
      /** The order in which they are offered, where it is another. */
      offered?: readonly string[];
      /** The one that holds where none is chosen; without it, all do. */
      unchosen?: string;
      description?: string;
    }
  | { label: string; type: 'day'; description?: string };

/**
 * A table of Admins, declared once. The schemas of its query and its rows, its two calls, its file and its screen follow
 * (`tableQuery`, `tableRow`, `tableCalls`; on the server `adminTable`, in the browser `tableScreen`).
 */
export interface TableDefinition {
  /** Its address is `/api/admin/<name>`. */
  name: string;
  /** In the API's document. */
  summary: string;
  /** It is about people: who reads it has said within the hour that it is them, and who takes the whole of it just now. */
  isAboutPeople?: true;
  /** What its rows are: 'person', 'people'. */
  row: string;
  rows: string;
  /** Said where there is nothing at all. */
  none: string;
  /** What the search box looks in, and how many characters the call takes, where those are not 100. */
  search: { hint: string; description?: string; max?: number };
  /** In the order of the file and of the screen. */
  columns: Readonly<Record<string, TableColumn>>;
  filters: Readonly<Record<string, TableFilter>>;
  /** Orders, by their labels. The newest are first where none is asked for; `newest` is that one by its name. */
  orders: Readonly<Record<string, string>>;
  ordersDescription?: string;
}

/** A definition as it stands, whose names and types the others are inferred from. */
export const defineTable = <const Table extends TableDefinition>(table: Table): Table => table;

/** What one of a type is in TypeScript. */
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

/** The values of a row that have a type. */
export type ColumnValues<Table extends TableDefinition> = {
  -readonly [Name in keyof Table['columns'] as Table['columns'][Name] extends { type: ColumnType }
    ? Name
    : never]: ValueOf<Table['columns'][Name]>;
};

type FilterValue<Filter> = Filter extends { values: readonly (infer Value)[] }
  ? Value | (Filter extends { unchosen: string } ? never : undefined)
  : CalendarDate | undefined;

/** What a table is asked for by: its page and the rows on it, what narrows it, and its order. */
export type TableQuery<Table extends TableDefinition = TableDefinition> = {
  page: number;
  limit: number;
  search: string | undefined;
  sort: Extract<keyof Table['orders'], string> | undefined;
} & { -readonly [Name in keyof Table['filters']]: FilterValue<Table['filters'][Name]> };

/** What a row has at least for the functions of one kind in its table's columns. */
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
