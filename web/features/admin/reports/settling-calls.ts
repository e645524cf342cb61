import type { ReportAction } from '#domain/reports/rules.ts';
import { call } from '#web/lib/api/api.ts';

/** The tables of reports. */
export type ReportsTable = 'reports' | 'reported-conversations';

/** Whom the note of a dismissal is for. */
export const DISMISSED_NOTE_FOR = 'We email it to the people who reported it.';

/** Ends reports. Throws ApiError. */
export const settleReports = (
  table: ReportsTable,
  id: string,
  json: { action: ReportAction; note: string; freeNights?: boolean },
) => call(`POST /api/admin/${table}/:id/settle`, { params: { id }, json });
