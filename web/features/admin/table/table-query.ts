import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, TableName } from '#domain/calls.ts';
import { call } from '#web/lib/api/api.ts';
import type { ReadPath, Received } from '#web/lib/api/call-path.ts';
import { readList } from '#web/lib/api/page-data.ts';

/** Query key prefix of all tables, so that one change refreshes them all. */
export const tableKey = (name: string) => ['admin', 'table', name] as const;

/** A row of a table. */
export type RowOf<Name extends TableName> = Received<Calls[`GET /api/admin/${Name}`]>[number];

/** The tables with such rows. */
export type TableOf<Row> = {
  [Table in TableName]: Received<Calls[`GET /api/admin/${Table}`]> extends Row[] ? Table : never;
}[TableName];

/** A page of a table, by the query string of its page. */
export const tableQuery = <Row>(name: TableOf<Row>, search: string) =>
  queryOptions({
    queryKey: [...tableKey(name), search],
    queryFn: ({ signal }) => readList(tablePath<Row>(name, search), { signal }),
    placeholderData: keepPreviousData,
  });

/** The address of such a page. */
export const tablePath = <Row>(name: TableOf<Row>, search: string) =>
  `/api/admin/${name}${search}` as ReadPath<Row[]>;

/** The whole table as a file, with the current filters. */
export function csvAddress(name: string, query: URLSearchParams): string {
  const filters = new URLSearchParams(query);
  filters.delete('page');
  filters.delete('sort');
  const text = filters.toString();
  return `/api/admin/${name}.csv${text ? `?${text}` : ''}`;
}

/** Opens such a file once the user has confirmed their identity: a browser opening an address cannot ask. */
export async function openConfirmed(address: string): Promise<void> {
  await call('GET /api/auth/confirm');
  window.location.assign(address);
}
