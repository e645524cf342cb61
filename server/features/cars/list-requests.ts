import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { RELOCATION_FIELDS, type RelocationRequest } from '#domain/cars/relocation-request.ts';
import type { RequestListQuery, RequestOfVehicle } from '#domain/cars/request-list-schema.ts';
import { REQUESTS_TABLE } from '#domain/cars/requests-table.ts';
import { forbidden } from '#domain/errors.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type RequestRow, relocationRequests } from './request-list-repository.ts';

/**
 * A page of the relocation requests.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listRequests(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  { search, region, sort }: RequestListQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<RequestOfVehicle>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = { search, region };
  const oldestFirst = sort === 'oldest';
  const rows = await relocationRequests.list(slowReads, filter, { size, offset, oldestFirst });
  const total = await relocationRequests.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(present), total };
}

/**
 * All relocation requests that the filters find, newest first; the audit log records who exported
 * them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportRequests(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  { search, region }: RequestListQuery,
): Promise<AsyncIterable<RequestOfVehicle[]>> {
  if (!isAdmin(actor)) throw forbidden();
  await recordAudit(db, { event: 'exported', at: now(), reason: 'relocation-requests' });
  return inBatches(
    (after, size) => relocationRequests.list(slowReads, { search, region }, { after, size }),
    present,
  );
}

const valuesOf = columnValues(REQUESTS_TABLE);

const present = (row: RequestRow): RequestOfVehicle => ({
  ...valuesOf(row),
  owner: { userId: row.lister_id, name: row.lister_name },
  request: Object.fromEntries(
    RELOCATION_FIELDS.map((field) => [field, row.relocation_request[field] ?? '']),
  ) as RelocationRequest,
});
