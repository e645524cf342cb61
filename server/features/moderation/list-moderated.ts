import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { excerptOf } from '#domain/moderation/excerpt.ts';
import { MODERATION_TABLE } from '#domain/moderation/moderation-table.ts';
import type {
  ModeratedListing,
  ModerationQuery,
  OwnModeration,
} from '#domain/moderation/schema.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { pesewas, toCedi } from '#domain/values/money.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { type ListedPhotoRow, presentPhotos } from '#server/features/media/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type ModeratedFileRow, readModeratedFile } from './file-repository.ts';
import { type ModeratedListRow, type ModerationFilter, moderated } from './list-repository.ts';
import { moderation } from './repository.ts';

/**
 * A page of the listings that Admins are to review, or keep off the lists.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listModerated(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  query: ModerationQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<ModeratedListing>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = filterOf(query);
  const rows = await moderated.list(slowReads, filter, {
    order: query.sort ?? 'newest',
    size,
    offset,
  });
  const total = await moderated.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(present), total };
}

/** A listing as a row of the file, with the number of others' listings whose photos look the same. */
export type ModeratedLine = Omit<ModeratedListing, 'photo' | 'excerpt' | 'similar'> & {
  similar: number;
};

/**
 * All listings that the filters find, newest first; the audit log records who exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportModerated(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  query: ModerationQuery,
): Promise<AsyncIterable<ModeratedLine[]>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = filterOf(query);
  await recordAudit(db, { event: 'exported', at: now(), reason: 'moderation' });
  return inBatches(
    (after, size) => readModeratedFile(slowReads, filter, after, size),
    (row): ModeratedLine => ({ ...presentFound(row), similar: row.similar }),
  );
}

/** The actor's own listings that are not live, with the Admins' messages about them; 1,000 at most. */
export async function listOwnModeration(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
): Promise<OwnModeration[]> {
  const rows = await moderation.ownOffLists(db, actor.userId);
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    state: row.moderation,
    reason: row.moderation_reason,
  }));
}

const filterOf = ({ search, kind, state, because }: ModerationQuery): ModerationFilter => ({
  search,
  kind,
  state,
  because,
});

const valuesOf = columnValues(MODERATION_TABLE);

const presentFound = (row: ModeratedFileRow | ModeratedListRow) => ({
  ...valuesOf(row),
  listerName: `${row.firstname} ${row.lastname}`,
  usualPrices: row.usual && {
    ...row.usual,
    low: toCedi(pesewas(row.usual.low)),
    high: toCedi(pesewas(row.usual.high)),
  },
  state: row.moderation,
  reason: row.moderation_reason,
  since: row.moderation_at?.toISOString() ?? null,
});

const present = (row: ModeratedListRow): ModeratedListing => ({
  ...presentFound(row),
  photo: photoOf(row.photo, row.name),
  excerpt: excerptOf(row.beginning),
  similar: row.similar.map((other) => ({
    kind: other.kind,
    _id: other.id,
    name: other.name,
    listerName: `${other.firstname} ${other.lastname}`,
    photo: photoOf(other.photo, other.name),
    ownPhoto: photoOf(other.own_photo, row.name),
  })),
});

const photoOf = (row: ListedPhotoRow | null, name: string) =>
  (row && presentPhotos([row], name)[0]) ?? null;
