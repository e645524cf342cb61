import type { Viewer } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { notFound } from '#domain/errors.ts';
import { isKeptBack, type ModerationState } from '#domain/moderation/states.ts';

/** The columns that decide who may read a listing, unless it is deleted. */
export interface Readable {
  listerId: string;
  moderation: ModerationState;
}

/**
 * Anyone with its id may read a live listing; only its lister and Admins may read any other (in
 * SQL: `isReadable`).
 */
export const mayRead = (viewer: Viewer, { listerId, moderation }: Readable): boolean =>
  !isKeptBack(moderation) || viewer?.userId === listerId || isAdmin(viewer);

/**
 * Returns a listing if the viewer may read it.
 * @param sentence says that it does not exist; nobody learns more of a listing kept back.
 * @throws {DomainError} NOT_FOUND.
 */
export function requireReadable<Listing extends Readable>(
  viewer: Viewer,
  listing: Listing | undefined,
  sentence: string,
): Listing {
  if (!listing || !mayRead(viewer, listing)) throw notFound(sentence);
  return listing;
}

export const readableRow = (row: { lister_id: string; moderation: string }): Readable => ({
  listerId: row.lister_id,
  moderation: row.moderation as ModerationState,
});
