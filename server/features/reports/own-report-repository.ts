import { sql } from 'kysely';
import type { ReportAction, ReportedKind } from '#domain/reports/rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import { IS_THERE, PROPERTY } from './repository.ts';

export interface OwnReportRow {
  id: string;
  kind: ReportedKind;
  thing_id: string;
  name: string;
  created_at: Date;
  settled_at: Date | null;
  action: ReportAction | null;
  note: string | null;
  has_page: boolean;
  /** The comment's listing. */
  listing_id: string | null;
}

export const ownReports = {
  /** Someone's reports that are open, or were ended since a moment, newest first. */
  async list(db: Database, userId: string, since: Date, max: number): Promise<OwnReportRow[]> {
    const { rows } = await sql<OwnReportRow>`
      select report.id, found.kind, found.thing_id, found.name, report.created_at,
        found.settled_at, found.action, found.note,
        ${IS_THERE} and (found.kind <> 'person' or exists (
          select from users where id = found.thing_id and suspended_at is null and erased_at is null)) as has_page,
        ${PROPERTY} as listing_id
      from reports as report join report_cases as found on found.id = report.case_id
      where report.reporter_id = ${userId} and (found.settled_at is null or found.settled_at >= ${since})
      order by report.id desc limit ${max}`.execute(db);
    return rows;
  },
};
