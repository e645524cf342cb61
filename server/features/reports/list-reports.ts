import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { isListingKind, KINDS } from '#domain/listing-kinds.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { REPORTS_TABLE } from '#domain/reports/reports-table.ts';
import type { ReportAction, ReportReason } from '#domain/reports/rules.ts';
import type { ReportedThing, ReportsQuery } from '#domain/reports/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type CaseFilter, type CaseRow, cases } from './repository.ts';

/**
 * A page of reported things, each listed once.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listReports(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  query: ReportsQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<ReportedThing>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = filterOf(query);
  const sort = query.sort ?? 'newest';
  const rows = await cases.list(slowReads, filter, { sort, size, offset });
  const total = await cases.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(present), total };
}

/**
 * All reports that the filters find, newest first; the audit log records who exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportReports(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  query: ReportsQuery,
): Promise<AsyncIterable<ReportedThing[]>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = filterOf(query);
  await recordAudit(db, { event: 'exported', at: now(), reason: 'reports' });
  return inBatches(
    (after, size) => cases.list(slowReads, filter, { sort: 'id', after, size }),
    present,
  );
}

const filterOf = ({ search, kind, state }: ReportsQuery): CaseFilter => ({ search, kind, state });

const valuesOf = columnValues(REPORTS_TABLE);

function present(row: CaseRow): ReportedThing {
  return {
    ...valuesOf(row),
    path: row.is_there ? pathOf(row) : null,
    ownerName: `${row.firstname} ${row.lastname}`,
    reports: row.reports.map((report) => ({
      userId: report.reporter_id,
      userName: `${report.firstname} ${report.lastname}`,
      reason: report.reason as ReportReason,
      details: report.details,
      createdAt: new Date(report.created_at).toISOString(),
    })),
    settled: row.settled_at && {
      at: row.settled_at.toISOString(),
      action: row.action as ReportAction,
      note: row.note ?? '',
    },
  };
}

function pathOf({ kind, thing_id: id, listing_id }: CaseRow): string {
  if (isListingKind(kind)) return KINDS[kind].path(id);
  return kind === 'person' ? paths.adminPerson(id) : paths.property(listing_id ?? id);
}
