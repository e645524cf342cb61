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
import { type ArchiveRow, archives } from './archive-repository.ts';
import { archiveKey, MAKE_ARCHIVE } from './make-archive-job.ts';

/** By then the job has used up all its tries. */
const GIVEN_UP_MS = 12 * 60 * 60 * 1000;

/**
 * Orders an archive of all the actor's data and photos, in the same transaction as its job.
 * @throws {DomainError} CONFLICT while there is one, or one is being made.
 */
export async function askForArchive(
  { db, now, storage }: Pick<Platform, 'db' | 'now' | 'storage'>,
  { userId }: Actor,
): Promise<OwnArchive> {
  const asked_at = now();
  const before = await archives.ofAccount(db, userId, asked_at);
  const replaced = {
    givenUp: new Date(asked_at.getTime() - GIVEN_UP_MS),
    lost: before && (await isLost(storage, before)) ? before.id : undefined,
  };
  await inTransaction(db, async (tx) => {
    const expires_at = new Date(asked_at.getTime() + lifeMs('ownArchive'));
    const asked = await archives.ask(
      tx,
      { id: uuid(), user_id: userId, asked_at, expires_at },
      replaced,
    );
    if (!asked) throw conflict(ownDataMessages.oneAtATime);
    await addJob(tx, MAKE_ARCHIVE, { id: asked.id });
  });
  return { state: 'making', bytes: null, expiresAt: null };
}

/**
 * The state of the actor's archive; undefined if it failed or its file is gone, so that they can
 * ask for another.
 */
export async function getArchive(
  { db, now, storage }: Pick<Platform, 'db' | 'now' | 'storage'>,
  { userId }: Actor,
): Promise<OwnArchive> {
  const archive = await archives.ofAccount(db, userId, now());
  const none = { state: 'none', bytes: null, expiresAt: null } as const;
  if (!archive || (await isLost(storage, archive))) return none;
  if (!archive.ready_at) {
    const isGivenUp = now().getTime() - archive.asked_at.getTime() >= GIVEN_UP_MS;
    return isGivenUp ? none : { ...none, state: 'making' };
  }
  return { state: 'ready', bytes: archive.bytes, expiresAt: archive.expires_at.toISOString() };
}

/** True if it was ready once and its file is gone, for example after a restore from a backup. */
const isLost = async (
  storage: Platform['storage'],
  { id, ready_at }: ArchiveRow,
): Promise<boolean> => ready_at !== null && !(await storage.has('private', archiveKey(id)));

/**
 * The file, with its length in bytes.
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
