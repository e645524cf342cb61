import { isListingKind, KINDS } from '#domain/listing-kinds.ts';
import { paths } from '#domain/site/paths.ts';
import type { OwnReport } from '#domain/workspace/own-report-schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type OwnReportRow, ownReports } from './own-report-repository.ts';

/**
 * Listings, comments and people that someone reported: open reports, and those ended since a
 * moment, newest first.
 */
export async function listOwnReports(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  { since, max }: { since: Date; max: number },
): Promise<OwnReport[]> {
  return (await ownReports.list(db, userId, since, max)).map(present);
}

function present(row: OwnReportRow): OwnReport {
  const { settled_at, action, note } = row;
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    path: row.has_page ? pathOf(row) : null,
    createdAt: row.created_at.toISOString(),
    ended: settled_at &&
      action && {
        at: settled_at.toISOString(),
        action,
        note: action === 'dismiss' ? (note ?? '') : '',
      },
  };
}

function pathOf({ kind, thing_id: id, listing_id }: OwnReportRow): string {
  if (isListingKind(kind)) return KINDS[kind].path(id);
  return kind === 'person' ? paths.lister(id) : paths.property(listing_id ?? id);
}
