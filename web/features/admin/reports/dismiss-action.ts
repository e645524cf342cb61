import { REPORT_NOTE_MAX } from '#domain/reports/rules.ts';
import { plural } from '#domain/values/plural.ts';
import type { BulkAction } from '../table/table-screen.ts';
import { DISMISSED_NOTE_FOR, type ReportsTable, settleReports } from './settling-calls.ts';

/** Dismisses several reports at once, with one note. */
export const dismissAction = <Row extends { _id: string; settled: object | null }>(
  table: ReportsTable,
  row: string,
): BulkAction<Row> => ({
  label: 'Dismiss',
  question: (rows) =>
    `${plural(rows.length, row)}: nothing changes. We email the people who reported it that we found nothing wrong.`,
  note: { help: DISMISSED_NOTE_FOR, max: REPORT_NOTE_MAX },
  fits: ({ settled }) => settled === null,
  run: ({ _id }, note) => settleReports(table, _id, { action: 'dismiss', note }),
});
