import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type {
  ReportedConversationsQuery,
  ReportOfConversation,
} from '#domain/conversations/reported-schema.ts';
import { REPORTED_CONVERSATIONS_TABLE } from '#domain/conversations/reported-table.ts';
import { forbidden } from '#domain/errors.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type ReportedRow, reportedConversations } from './reported-repository.ts';

/**
 * A page of the reports of conversations.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listReportedConversations(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  { search, reason, state, sort }: ReportedConversationsQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<ReportOfConversation>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = { search, reason, state };
  const oldestFirst = sort === 'oldest';
  const rows = await reportedConversations.list(slowReads, filter, { size, offset, oldestFirst });
  const total = await reportedConversations.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(present), total };
}

/**
 * All reports of conversations that the filters find, newest first; the audit log records who
 * exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportReportedConversations(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  { search, reason, state }: ReportedConversationsQuery,
): Promise<AsyncIterable<ReportOfConversation[]>> {
  if (!isAdmin(actor)) throw forbidden();
  await recordAudit(db, { event: 'exported', at: now(), reason: 'reported-conversations' });
  return inBatches(
    (after, size) =>
      reportedConversations.list(slowReads, { search, reason, state }, { after, size }),
    present,
  );
}

const valuesOf = columnValues(REPORTED_CONVERSATIONS_TABLE);

const present = (row: ReportedRow): ReportOfConversation => ({
  ...valuesOf(row),
  listing: {
    kind: row.listing_kind,
    _id: row.listing_id,
    name: row.listing_name,
    listed: row.listing_deleted_at === null,
  },
  lister: { userId: row.lister_id, name: row.lister_name.trim() },
  sender: { userId: row.sender_id, name: row.sender_name.trim() },
  settled: row.settled_at &&
    row.action && {
      at: row.settled_at.toISOString(),
      action: row.action,
      note: row.note ?? '',
    },
});
