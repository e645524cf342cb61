import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '#domain/accounts/actor.ts';
import { requireRecent } from '#domain/accounts/recent.ts';
import { type Call, type CallName, CSV } from '#domain/call.ts';
import type { TableCalls } from '#domain/tables/calls.ts';
import type { FileValue, RowReadBy, TableDefinition, TableQuery } from '#domain/tables/table.ts';
import type { Platform } from '../../platform.ts';
import type { CsvColumn } from '../responses/csv.ts';
import { sendCsv } from '../responses/send-csv.ts';
import { requireActor } from '../security/session.ts';
import { type PageWindow, pageWindow, sendPaging } from './paging.ts';
import { serveCalls } from './serve-calls.ts';

/** The rows of a page, and their total; LIST_COUNTED + 1 stands for any number beyond. */
export interface TablePage<Row> {
  rows: Row[];
  total: number;
}

interface TableReads<Table extends TableDefinition, Row> {
  read(actor: Actor, query: TableQuery<Table>, window: PageWindow): Promise<TablePage<Row>>;
  /** Every row matching the filters, in batches, newest first. @throws {DomainError} before the first. */
  readAll(actor: Actor, query: TableQuery<Table>): Promise<AsyncIterable<FileRow<Table>[]>>;
}

/** Serves a table of Admins from its definition and its calls; the file is streamed as its rows are read. */
export function adminTable<Table extends TableDefinition, Row extends z.ZodType>(
  app: FastifyInstance,
  platform: Pick<Platform, 'now'>,
  definition: Table,
  calls: TableCalls<Table, Row>,
  table: TableReads<Table, z.infer<Row>>,
): void {
  const { name } = definition;
  const known: Readonly<Record<CallName, Call>> = calls;
  const serve = serveCalls(app, platform, known);
  const file = `GET /api/admin/${name}.csv` as const;
  const columns = fileColumns(definition);

  const sendAll = async (request: FastifyRequest, reply: FastifyReply) => {
    const rows = await table.readAll(requireActor(request), request.query as TableQuery<Table>);
    return sendCsv(reply, name, columns, rows);
  };

  serve(`GET /api/admin/${name}`, async (request, reply) => {
    reply.header('vary', 'Accept');
    const actor = requireActor(request);
    if (request.headers.accept?.startsWith(CSV)) {
      if (known[file]?.access?.recent) requireRecent(actor, platform.now());
      return sendAll(request, reply);
    }
    const query = request.query as TableQuery<Table>;
    const window = pageWindow(query);
    const { rows, total } = await table.read(actor, query, window);
    sendPaging(request, reply, window, total);
    return reply.send(rows);
  });

  serve(file, sendAll);
}

/** The columns of a table's file: those with a heading, and a type or a value for the file. */
export const fileColumns = <Table extends TableDefinition>(
  table: Table,
): readonly CsvColumn<FileRow<Table>>[] =>
  Object.entries(table.columns).flatMap(([name, { type, file, heading = '', of }]) => {
    if (file === false || !(file ?? heading) || !(type ?? of)) return [];
    const read = of as ((row: unknown) => FileValue) | undefined;
    return [
      {
        heading: file ?? heading,
        of: (row: FileRow<Table>) =>
          read ? read(row) : fileValue(row[name as keyof FileRow<Table>]),
      },
    ];
  });

const fileValue = (value: unknown): FileValue =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value as FileValue);

type Columns<Table extends TableDefinition> = Table['columns'];

/** The least that a row of the file has: the values shown unchanged, and the parts that the other columns read. */
export type FileRow<Table extends TableDefinition> = {
  [Name in keyof Columns<Table> as IsAsItIs<Columns<Table>[Name]> extends true
    ? Name
    : never]: unknown;
} & RowReadBy<Table, 'of'>;

type IsAsItIs<Column> = Column extends { of: unknown } | { file: false }
  ? false
  : Column extends { type: unknown } & ({ file: string } | { heading: string })
    ? true
    : false;
