import type { Readable } from 'node:stream';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { ownDataMessages } from '#domain/own-data/messages.ts';
import type { OwnArchive } from '#domain/own-data/schema.ts';
import { lifeMs } from '#domain/privacy/lives.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { NotStoredError } from '#server/platform/storage/errors.ts';
import { archives } from './archive-repository.ts';
import { archiveKey, MAKE_ARCHIVE } from './make-archive-job.ts';

/**
 * Has a file made with all of the actor's data and photos; the job is written with it.
 * @throws {DomainError} CONFLICT while there is one.
 */
export async function askForArchive(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { userId }: Actor,
): Promise<OwnArchive> {
  const asked_at = now();
  await inTransaction(db, async (tx) => {
    const asked = await archives.ask(tx, {
      id: uuid(),
      user_id: userId,
      asked_at,
      expires_at: new Date(asked_at.getTime() + lifeMs('ownArchive')),
    });
    if (!asked) throw conflict(ownDataMessages.oneAtATime);
    await addJob(tx, MAKE_ARCHIVE, { id: asked.id });
  });
  return { state: 'making', bytes: null, expiresAt: null };
}

/** What there is of it. */
export async function getArchive(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { userId }: Actor,
): Promise<OwnArchive> {
  const archive = await archives.ofAccount(db, userId, now());
  if (!archive) return { state: 'none', bytes: null, expiresAt: null };
  if (!archive.ready_at) return { state: 'making', bytes: null, expiresAt: null };
  return { state: 'ready', bytes: archive.bytes, expiresAt: archive.expires_at.toISOString() };
}

/**
 * The file, with its bytes.
 * @throws {DomainError} NOT_FOUND while it is not ready, and once it has expired.
 */
export async function openArchive(
  { db, now, storage }: Pick<Platform, 'db' | 'now' | 'storage'>,
  { userId }: Actor,
): Promise<{ content: Readable; bytes: number }> {
  const archive = await archives.ofAccount(db, userId, now());
  if (archive?.bytes == null) throw notFound(ownDataMessages.noArchive);
  const content = await storage.read('private', archiveKey(archive.id)).catch((error) => {
    throw error instanceof NotStoredError ? notFound(ownDataMessages.noArchive) : error;
  });
  return { content, bytes: archive.bytes };
}
