import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import type { PeopleQuery, PersonRow } from '#domain/people/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { checksOfPeople, verifiedPeople } from '#server/features/verification/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentPerson } from './present.ts';
import { type PeopleFilter, type PeoplePart, people } from './repository.ts';

/**
 * A page of everyone with an account.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listPeople(
  platform: Pick<Platform, 'slowReads' | 'now'>,
  actor: Actor,
  query: PeopleQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<PersonRow>> {
  if (!isAdmin(actor)) throw forbidden();
  const { slowReads } = platform;
  const filter = await filterOf(platform, query);
  const rows = await withChecks(platform, filter, { sort: query.sort, size, offset });
  const total = await people.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(present), total };
}

/**
 * Everyone whom the filters find, newest first; the audit log records who exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportPeople(
  platform: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  query: PeopleQuery,
): Promise<AsyncIterable<PersonRow[]>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = await filterOf(platform, query);
  await recordAudit(platform.db, { event: 'exported', at: platform.now(), reason: 'people' });
  return inBatches((after, size) => withChecks(platform, filter, { after, size }), present);
}

type Reads = Pick<Platform, 'slowReads' | 'now'>;

/** People with their checks: one more statement for all of them. */
async function withChecks({ slowReads, now }: Reads, filter: PeopleFilter, part: PeoplePart) {
  const rows = await people.list(slowReads, filter, part);
  const ids = rows.map(({ id }) => id);
  const checks = await checksOfPeople(slowReads, now(), ids);
  return rows.map((row) => ({ ...row, checks: checks.get(row.id) }));
}

type Checked = Awaited<ReturnType<typeof withChecks>>[number];

const present = (row: Checked): PersonRow => presentPerson(row, row.checks);

const filterOf = async (
  { slowReads, now }: Reads,
  { search, role, state }: PeopleQuery,
): Promise<PeopleFilter> => ({
  search,
  role,
  state,
  verified: state === 'verified' ? await verifiedPeople(slowReads, now()) : undefined,
});
