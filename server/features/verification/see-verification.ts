import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { isId } from '#domain/values/id.ts';
import { verifyingMessages } from '#domain/verification/admin-messages.ts';
import { DOCUMENTS_MAX } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import type { VerificationDetail } from '#domain/verification/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { documents } from './document-repository.ts';
import { presentDetail } from './present.ts';
import { verifications } from './repository.ts';
import { decryptDocument } from './secrets.ts';

type Needed = Pick<Platform, 'db' | 'now' | 'atRest'>;

/**
 * One request with its number in full, for an Admin; the audit log records each look.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND.
 */
export async function seeVerification(
  platform: Needed,
  actor: Actor,
  id: string,
): Promise<VerificationDetail> {
  if (!isAdmin(actor)) throw forbidden();
  const row = isId(id) ? await verifications.find(platform.db, id) : undefined;
  if (!row) throw notFound(verificationMessages.notFound);
  if (row.number) await noteLook(platform, { id: row.id, userId: row.user_id, what: 'number' });
  return presentDetail(row, platform.atRest, platform.now());
}

/**
 * A photo of a document as a WebP, for an Admin; the audit log records each look.
 * @param position counted from 1.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND, also once it is deleted; CONFLICT for what cannot be
 * read.
 */
export async function seeDocument(
  platform: Needed,
  actor: Actor,
  id: string,
  position: number,
): Promise<Buffer> {
  if (!isAdmin(actor)) throw forbidden();
  const isOne =
    isId(id) && Number.isInteger(position) && position >= 1 && position <= DOCUMENTS_MAX;
  const row = isOne ? await documents.find(platform.db, id, position) : undefined;
  if (!row) throw notFound(verifyingMessages.noDocuments);
  // In the spelling that it was encrypted for, however it was typed.
  const stored = id.toLowerCase();
  const photo = decryptDocument(platform.atRest, stored, position, row.content);
  if (!photo) throw conflict(verifyingMessages.unreadable);
  await noteLook(platform, { id: stored, userId: row.user_id, what: `photo ${position}` });
  return photo;
}

const noteLook = (
  { db, now }: Needed,
  { id, userId, what }: { id: string; userId: string; what: string },
): Promise<void> =>
  recordAudit(db, {
    event: 'identity-seen',
    at: now(),
    subject: { kind: 'person', id: userId },
    after: { verification: id, what },
  });
