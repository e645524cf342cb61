import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '#domain/accounts/actor.ts';
import { requireRecent } from '#domain/accounts/recent.ts';
import { type Call, type CallName, CSV } from '#domain/call.ts';
import type { TableCalls, TableQuery } from '#domain/tables/calls.ts';
import type { Platform } from '../../platform.ts';
import type { CsvColumn } from '../responses/csv.ts';
import { sendCsv } from '../responses/send-csv.ts';
import { requireActor } from '../security/session.ts';
import { type PageWindow, pageWindow, sendPaging } from './paging.ts';
import { serveCalls } from './serve-calls.ts';

/** The rows of a page, and how many there are: one more than LIST_COUNTED stands for any number beyond. */
export interface TablePage<Row> {
  rows: Row[];
  total: number;
}

/** What a table of Admins reads. Rows of its file are those of its pages, unless its columns are of another type. */
interface AdminTable<Query extends z.ZodType<TableQuery>, Row extends z.ZodType, FileRow> {
  /** Those of the file. */
  columns: readonly CsvColumn<NoInfer<FileRow>>[];
  read(actor: Actor, query: z.infer<Query>, window: PageWindow): Promise<TablePage<z.infer<Row>>>;
  /** Every row that the filters find, in batches, the newest first. @throws {DomainError} before the first. */
  readAll(actor: Actor, query: z.infer<Query>): Promise<AsyncIterable<FileRow[]>>;
}

/** A table of Admins as its calls say (domain/tables/calls.ts); the file is streamed as its rows are read. */
export function adminTable<
  Name extends string,
  Query extends z.ZodType<TableQuery>,
  Row extends z.ZodType,
  FileRow = z.infer<Row>,
>(
  app: FastifyInstance,
  platform: Pick<Platform, 'now'>,
  name: Name,
  calls: TableCalls<Name, Query, Row>,
  table: AdminTable<Query, Row, FileRow>,
): void {
  const known: Readonly<Record<CallName, Call>> = calls;
  const serve = serveCalls(app, platform, known);
  const file = `GET /api/admin/${name}.csv` as const;

  const sendAll = async (request: FastifyRequest, reply: FastifyReply) => {
    const rows = await table.readAll(requireActor(request), request.query as z.infer<Query>);
    return sendCsv(reply, name, table.columns, rows);
  };

  serve(`GET /api/admin/${name}`, async (request, reply) => {
    reply.header('vary', 'Accept');
    const actor = requireActor(request);
    if (request.headers.accept?.startsWith(CSV)) {
      if (known[file].access?.recent) requireRecent(actor, platform.now());
      return sendAll(request, reply);
    }
    const query = request.query as z.infer<Query>;
    const window = pageWindow(query);
    const { rows, total } = await table.read(actor, query, window);
    sendPaging(request, reply, window, total);
    return reply.send(rows);
  });

  serve(file, sendAll);
}
