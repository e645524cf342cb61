import { z } from 'zod';
import { isAdmin } from '../accounts/permissions.ts';
import { READING_MINUTES } from '../accounts/recent.ts';
import { type Call, type CallAccess, type CallName, CSV, fileResponse } from '../call.ts';
import { tableQuery } from './schema.ts';
import type { TableDefinition, TableQuery } from './table.ts';

/** A table for Admins, by page and as a whole. */
export type TableCalls<Table extends TableDefinition, Row extends z.ZodType> = Record<
  `GET /api/admin/${Table['name']}`,
  TablePageCall<Table, Row>
> &
  Record<`GET /api/admin/${Table['name']}.csv`, Call>;

interface TablePageCall<Table extends TableDefinition, Row extends z.ZodType> extends Call {
  query: z.ZodType<TableQuery<Table>>;
  responses: { 200: { content: { 'application/json': { schema: z.ZodArray<Row> } } } };
}

/**
 * The calls for an Admins' table: `GET /api/admin/<name>` for pages of JSON, and `GET /api/admin/<name>.csv` (or with `Accept:
 * text/csv`) for all of it.
 */
export function tableCalls<Table extends TableDefinition, Row extends z.ZodType>(
  table: Table,
  row: Row,
): TableCalls<Table, Row> {
  const { name, summary, isAboutPeople } = table;
  const call = { tag: 'admin', query: tableQuery(table), errors: ['FORBIDDEN'] } as const;
  const access = (recent: number | true): CallAccess => ({
    permission: isAdmin,
    ...(isAboutPeople && { recent }),
  });
  const calls: Readonly<Record<CallName, Call>> = {
    [`GET /api/admin/${name}`]: {
      ...call,
      summary,
      description:
        '`limit` (20 by default, 100 at most) and `page` page the table; the headers `X-Total-Count` and `Link` say how many rows there are, counted up to 10,000 (10,001 for more), and where the other pages are. With `Accept: text/csv` as the file.',
      access: access(READING_MINUTES),
      responses: {
        200: {
          content: { 'application/json': { schema: z.array(row) }, ...fileResponse(CSV).content },
        },
      },
    },
    [`GET /api/admin/${name}.csv`]: {
      ...call,
      summary: `${summary}, as a file`,
      description:
        'Every row that the filters find, the newest first, as CSV (RFC 4180). A text that a spreadsheet would take for a formula has an apostrophe before it.',
      access: access(true),
      responses: { 200: fileResponse(CSV) },
    },
  };
  return calls as unknown as TableCalls<Table, Row>;
}
