import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { READING_MINUTES, requireRecent } from '#domain/accounts/recent.ts';
import { fileResponse } from '#domain/call.ts';
import type { CsvColumn } from './csv.ts';
import { errorResponses, sessionSecurity } from './error-responses.ts';
import { type PageWindow, pageWindow, sendPaging } from './paging.ts';
import { CSV, sendCsv } from './send-csv.ts';
import { requireActor, requirePermission } from './session.ts';

/** The rows of a page, and how many there are: one more than TABLE_COUNTED stands for any number beyond. */
export interface TablePage<Row> {
  rows: Row[];
  total: number;
}

/** A table of Admins. Rows of its file are those of its pages, unless the call names another type. */
export interface AdminTable<
  Query extends z.ZodType<TableQuery>,
  Row extends z.ZodType,
  FileRow = z.infer<Row>,
> {
  /** Beneath /api/admin. */
  name: string;
  summary: string;
  query: Query;
  row: Row;
  /** Those of the file. */
  columns: readonly CsvColumn<NoInfer<FileRow>>[];
  /** It is about people: who reads it has said within the hour that it is them, by this clock, and who takes the whole of it just now. */
  asksAgain?: { now(): Date };
  read(actor: Actor, query: z.infer<Query>, window: PageWindow): Promise<TablePage<z.infer<Row>>>;
  /** Every row that the filters find, in batches, the newest first. @throws {DomainError} before the first. */
  readAll(actor: Actor, query: z.infer<Query>): Promise<AsyncIterable<NoInfer<FileRow>[]>>;
}

interface TableQuery {
  page: number;
  limit: number;
}

/**
 * A table of Admins as `GET /admin/<name>`, a page of JSON at a time, and as `GET /admin/<name>.csv` (or by
 * `Accept: text/csv`), whole, streamed as the rows are read.
 */
export function adminTable<
  Query extends z.ZodType<TableQuery>,
  Row extends z.ZodType,
  FileRow = z.infer<Row>,
>(app: FastifyInstance, table: AdminTable<Query, Row, FileRow>): void {
  const { name, summary, query, row } = table;
  const schema = {
    tags: ['admin'],
    summary,
    security: sessionSecurity,
    querystring: query,
  };
  const refusals = errorResponses(
    'UNAUTHENTICATED',
    'FORBIDDEN',
    ...(table.asksAgain ? (['CONFIRM_AGAIN'] as const) : []),
  );
  const sendAll = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = requireActor(request);
    if (table.asksAgain) requireRecent(actor, table.asksAgain.now());
    const rows = await table.readAll(actor, request.query as z.infer<Query>);
    return sendCsv(reply, name, table.columns, rows);
  };

  app.get(
    `/admin/${name}`,
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        ...schema,
        description:
          '`limit` (20 by default, 100 at most) and `page` page the table; the headers `X-Total-Count` and `Link` say how many rows there are, counted up to 10,000 (10,001 for more), and where the other pages are. With `Accept: text/csv` as the file.',
        response: {
          200: {
            content: { 'application/json': { schema: z.array(row) }, ...fileResponse(CSV).content },
          },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      reply.header('vary', 'Accept');
      if (request.headers.accept?.startsWith('text/csv')) return sendAll(request, reply);
      if (table.asksAgain) {
        requireRecent(requireActor(request), table.asksAgain.now(), READING_MINUTES);
      }
      const given = request.query as z.infer<Query>;
      const window = pageWindow(given);
      const { rows, total } = await table.read(requireActor(request), given, window);
      sendPaging(request, reply, window, total);
      return reply.send(rows);
    },
  );

  app.get(
    `/admin/${name}.csv`,
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        ...schema,
        summary: `${summary}, as a file`,
        description:
          'Every row that the filters find, the newest first, as CSV (RFC 4180). A text that a spreadsheet would take for a formula has an apostrophe before it.',
        response: { 200: fileResponse(CSV), ...refusals },
      },
    },
    sendAll,
  );
}
