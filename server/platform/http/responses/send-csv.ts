import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { CSV } from '#domain/call.ts';
import { type CsvColumn, csvLines } from './csv.ts';

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
