import type { ReactNode } from 'react';
import type { TableOf } from './table-query.ts';

/** A column: its heading stands above it on wide screens, beside each value on a phone. */
export interface Column<Row> {
  heading: string;
  of(row: Row): ReactNode;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** A day, or a moment: room for 'Sat 21 Nov' in one line. */
  isMoment?: boolean;
}

/** A filter beside the search box: one of several values, or a day. */
export type TableFilter =
  | {
      name: string;
      label: string;
      options: readonly { value: string; label: string }[];
      /** What is shown where none is chosen, if that is not all. */
      unchosen?: string;
    }
  | { name: string; label: string; type: 'day' };

/** What is done to the rows that are ticked. */
export interface BulkAction<Row> {
  label: string;
  /** What is asked before: 'Log 3 people out everywhere?' */
  question(rows: readonly Row[]): string;
  /** A note that may be given for all of them: whom it is for, and its characters at most. */
  note?: { help: string; max: number };
  /** Whether it can be done to a row; by default to every one. It is offered where it can be to all that are ticked. */
  fits?(row: Row): boolean;
  /** Does it to one of them. @throws {ApiError} */
  run(row: Row, note: string): Promise<unknown>;
  danger?: boolean;
}

/** A table of Admins, declared once: what is read from `/api/admin/<name>`. */
export interface TableDefinition<Row extends { _id: string }> {
  name: TableOf<Row>;
  /** What its rows are: 'person', 'people'. */
  row: string;
  rows: string;
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** What the search box looks in. */
  search: string;
  filters: readonly TableFilter[];
  /** Orders beside the first, which is that of no parameter. */
  sorts: readonly { value: string; label: string }[];
  /** What a row is called, for those who tick it without seeing it. */
  nameOf(row: Row): string;
  /** Rows of many lines: their cells begin at the same height. */
  isTall?: true;
  /** Said where there is nothing at all. */
  none: string;
  /** Who takes it as a file is asked who they are, unless they have just said so. */
  asksAgain?: true;
  actions?: readonly BulkAction<Row>[];
}
