import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import { FAILED_JOBS_TABLE } from '#domain/failed-jobs/failed-jobs-table.ts';
import { failedJobMessages } from '#domain/failed-jobs/messages.ts';
import type { FailedJob, FailedJobsQuery } from '#domain/failed-jobs/schema.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type FailedJobRow, failedJobs } from './repository.ts';

/**
 * A page of the jobs that failed at least once and are not done.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listFailedJobs(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  { search, state, sort }: FailedJobsQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<FailedJob>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = { search, state };
  const oldestFirst = sort === 'oldest';
  const rows = await failedJobs.list(slowReads, filter, { size, offset, oldestFirst });
  const total = await failedJobs.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(present), total };
}

/**
 * All failed jobs that the filters find, newest first; the audit log records who exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportFailedJobs(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  { search, state }: FailedJobsQuery,
): Promise<AsyncIterable<FailedJob[]>> {
  if (!isAdmin(actor)) throw forbidden();
  await recordAudit(db, { event: 'exported', at: now(), reason: 'failed-jobs' });
  return inBatches(
    (after, size) => failedJobs.list(slowReads, { search, state }, { after, size }),
    present,
  );
}

/**
 * Runs a failed job again at once, with all its tries. Returns a sentence about it.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND when it is done, or under way.
 */
export async function tryJobAgain(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<string> {
  if (!isAdmin(actor)) throw forbidden();
  return inTransaction(db, async (tx) => {
    const task = /^\d{1,18}$/.test(id) ? await failedJobs.tryAgain(tx, id) : undefined;
    if (task === undefined) throw notFound(failedJobMessages.notFound);
    await recordAudit(tx, {
      event: 'job-tried-again',
      at: now(),
      subject: { kind: 'job' },
      reason: `${task} ${id}`,
    });
    return failedJobMessages.triedAgain;
  });
}

const valuesOf = columnValues(FAILED_JOBS_TABLE);

const present = (row: FailedJobRow): FailedJob => ({
  ...valuesOf(row),
  mail:
    row.mail_to !== null && row.mail_subject !== null
      ? { to: row.mail_to, subject: row.mail_subject }
      : null,
  reason: row.last_error,
  nextTryAt: row.attempts < row.max_attempts ? row.run_at.toISOString() : null,
});
