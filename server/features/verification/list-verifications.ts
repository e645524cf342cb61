import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import type {
  OwnVerifications,
  VerificationRow,
  VerificationsQuery,
} from '#domain/verification/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type VerificationFilter, verificationTable } from './list-repository.ts';
import { presentOwn, presentRow } from './present.ts';
import { verifications } from './repository.ts';

/** The actor's requests, and the kinds that they may ask for. */
export async function listOwnVerifications(
  { db, now, atRest }: Pick<Platform, 'db' | 'now' | 'atRest'>,
  { userId }: Actor,
): Promise<OwnVerifications> {
  const rows = await verifications.ownList(db, userId);
  const stays = await verifications.ownStays(db, userId);
  return {
    taken: atRest !== undefined,
    stays: stays.map(({ id, name }) => ({ _id: id, name })),
    verifications: rows.map((row) => presentOwn(row, atRest, now())),
  };
}

/**
 * A page of people's requests.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listVerifications(
  { slowReads, now }: Pick<Platform, 'slowReads' | 'now'>,
  actor: Actor,
  query: VerificationsQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<VerificationRow>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = filterOf(query);
  const oldestFirst = query.sort === 'oldest';
  const rows = await verificationTable.list(slowReads, filter, { oldestFirst, size, offset });
  const total = await verificationTable.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(presentRow(now())), total };
}

/**
 * All requests that the filters find, newest first, without numbers; the audit log records who
 * exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportVerifications(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  query: VerificationsQuery,
): Promise<AsyncIterable<VerificationRow[]>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = filterOf(query);
  await recordAudit(db, { event: 'exported', at: now(), reason: 'verifications' });
  return inBatches(
    (after, size) => verificationTable.list(slowReads, filter, { after, size }),
    presentRow(now()),
  );
}

const filterOf = ({ search, kind, state }: VerificationsQuery): VerificationFilter => ({
  search,
  kind,
  state,
});
