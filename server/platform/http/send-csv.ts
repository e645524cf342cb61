import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type CsvColumn, csvLines } from './csv.ts';

/** The media type of a table as a file. */
export const CSV = 'text/csv';

/** Sends a table as a file, streamed as its rows are read. */
export const sendCsv = <Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row[]>,
): FastifyReply =>
  reply
    .type(`${CSV}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(csvLines(columns, rows)));
