import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type CsvColumn, csvLines } from './csv.ts';

/** Sends a table as a file, streamed as its rows are read. */
export const sendCsv = <Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row[]>,
): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(csvLines(columns, rows)));
