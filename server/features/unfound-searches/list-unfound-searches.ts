import type { z } from 'zod';
import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { fold } from '#domain/search/fold.ts';
import { weekOf } from '#domain/unfound-searches/kept-words.ts';
import type { UnfoundSearch, UnfoundSearchesQuery } from '#domain/unfound-searches/schema.ts';
import { UNFOUND_SEARCHES_TABLE } from '#domain/unfound-searches/unfound-searches-table.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type UnfoundFilter, type UnfoundRow, unfoundSearches } from './repository.ts';

type Row = z.infer<typeof UnfoundSearch>;

/**
 * A page of what was searched for and not found.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listUnfoundSearches(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  { sort, ...query }: UnfoundSearchesQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<Row>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = filterOf(query);
  const part = { size, offset, sort: sort ?? ('week' as const) };
  const rows = await unfoundSearches.list(slowReads, filter, part);
  const total = await unfoundSearches.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(present), total };
}

/**
 * All that the filters find; the audit log records who exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportUnfoundSearches(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  query: UnfoundSearchesQuery,
): Promise<AsyncIterable<Row[]>> {
  if (!isAdmin(actor)) throw forbidden();
  await recordAudit(db, { event: 'exported', at: now(), reason: 'unfound-searches' });
  const filter = filterOf(query);
  return inBatches(
    (after, size) => unfoundSearches.list(slowReads, filter, { after, size, sort: 'id' }),
    present,
  );
}

/** Words are kept folded, weeks by their Monday. */
const filterOf = ({
  search,
  week,
}: Pick<UnfoundSearchesQuery, 'search' | 'week'>): UnfoundFilter => ({
  search: search === undefined ? undefined : fold(search),
  week: week && weekOf(week),
});

const present: (row: UnfoundRow) => Row = columnValues(UNFOUND_SEARCHES_TABLE);
