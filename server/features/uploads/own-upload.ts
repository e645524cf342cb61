import type { Actor } from '#domain/accounts/actor.ts';
import { notFound } from '#domain/errors.ts';
import { uploadMessages } from '#domain/uploads/messages.ts';
import { isId } from '#domain/values/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type UploadRow, uploads } from './repository.ts';

/**
 * The actor's upload with that id, while it waits for a listing.
 * @throws {DomainError} NOT_FOUND, for someone else's too.
 */
export async function ownUpload(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<UploadRow> {
  const [row] = isId(id) ? await uploads.findOwn(db, actor.userId, [id]) : [];
  if (!row || row.claimed_at || row.expires_at <= now()) throw notFound(uploadMessages.notThere);
  return row;
}
