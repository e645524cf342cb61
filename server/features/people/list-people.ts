import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import type { PeopleQuery, PersonRow } from '#domain/people/schema.ts';
import { TABLE_COUNTED } from '#domain/tables/limits.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import type { TablePage } from '#server/platform/http/admin-table.ts';
import type { PageWindow } from '#server/platform/http/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentPerson } from './present.ts';
import { type PeopleFilter, people } from './repository.ts';

/**
 * A page of everybody with an account.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listPeople(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  query: PeopleQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<PersonRow>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = filterOf(query);
  const rows = await people.list(slowReads, filter, { sort: query.sort, size, offset });
  const total = await people.countUpTo(slowReads, filter, TABLE_COUNTED + 1);
  return { rows: rows.map(presentPerson), total };
}

/**
 * Everybody whom the filters find, the newest first; the audit log records who read them all.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportPeople(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  query: PeopleQuery,
): Promise<AsyncIterable<PersonRow[]>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = filterOf(query);
  await recordAudit(db, { event: 'exported', at: now(), reason: 'people' });
  return inBatches((after, size) => people.list(slowReads, filter, { after, size }), presentPerson);
}

const filterOf = ({ search, role, state }: PeopleQuery): PeopleFilter => ({ search, role, state });
