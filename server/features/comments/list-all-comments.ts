import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { AllCommentsQuery, CommentOfAll } from '#domain/comments/all-schema.ts';
import { COMMENTS_TABLE } from '#domain/comments/comments-table.ts';
import { forbidden } from '#domain/errors.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { allComments, type CommentOfAllRow } from './all-comments-repository.ts';

/**
 * A page of everyone's comments.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listAllComments(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  { search, rating, sort }: AllCommentsQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<CommentOfAll>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = { search, rating };
  const oldestFirst = sort === 'oldest';
  const rows = await allComments.list(slowReads, filter, { size, offset, oldestFirst });
  const total = await allComments.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(present), total };
}

/**
 * All comments that the filters find, newest first; the audit log records who exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportAllComments(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  { search, rating }: AllCommentsQuery,
): Promise<AsyncIterable<CommentOfAll[]>> {
  if (!isAdmin(actor)) throw forbidden();
  await recordAudit(db, { event: 'exported', at: now(), reason: 'comments' });
  return inBatches(
    (after, size) => allComments.list(slowReads, { search, rating }, { after, size }),
    present,
  );
}

const valuesOf = columnValues(COMMENTS_TABLE);

const present = (row: CommentOfAllRow): CommentOfAll => ({
  ...valuesOf(row),
  propertyId: row.listing_id,
  listed: row.property_deleted_at === null,
  userName: `${row.firstname} ${row.lastname}`,
  comment: row.body,
});
