import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { badInput, tooLarge, tooManyRequests } from '#domain/errors.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import {
  MAX_WAITING_BYTES,
  MAX_WAITING_UPLOADS,
  UPLOAD_IDLE_MINUTES,
  UPLOAD_KINDS,
  UPLOAD_MAX_BYTES,
} from '#domain/uploads/limits.ts';
import { UPLOAD_TOO_LARGE, uploadMessages } from '#domain/uploads/messages.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Resumable } from '#server/platform/storage/resumable/resumable.ts';
import { endOf } from './life.ts';
import { UPLOADS } from './limits.ts';
import { type UploadRow, uploads } from './repository.ts';
import { removeBytes } from './upload-store.ts';

const IDLE_MS = UPLOAD_IDLE_MINUTES * 60 * 1000;

/**
 * Starts an upload of a number of bytes and returns its id. The kind is the sender's claim; the
 * content is judged once the last byte has arrived. If the account has no room, idle uploads make
 * way.
 * @throws {DomainError} BAD_INPUT, TOO_LARGE; TOO_MANY_REQUESTS when the account has too much under way; {DiskReserveError}.
 */
export async function startUpload(
  platform: Pick<Platform, 'db' | 'disk' | 'limits' | 'now' | 'resumable'>,
  actor: Actor,
  said: { kind: string | null | undefined; bytes: number },
): Promise<string> {
  const { db, disk, limits, now, resumable } = platform;
  const kind = UPLOAD_KINDS.find((each) => each === said.kind);
  if (!kind) throw badInput(uploadMessages.kind, { kind: uploadMessages.kind });
  if (said.bytes === 0) throw badInput(mediaMessages.emptyFile);
  if (!Number.isSafeInteger(said.bytes) || said.bytes < 0) throw badInput(uploadMessages.length);
  if (said.bytes > UPLOAD_MAX_BYTES[kind]) throw tooLarge(UPLOAD_TOO_LARGE[kind]);
  await limits.of(UPLOADS).take(actor.userId);
  await disk.check(said.bytes);
  const id = uuid();
  const created_at = now();
  const displaced = await inTransaction(db, async (tx) => {
    await uploads.lockAccount(tx, actor.userId);
    const waiting = await uploads.waiting(tx, actor.userId, created_at);
    const idle = await tooManyOf(resumable, waiting, said.bytes);
    const removed = await uploads.removeWaiting(tx, idle);
    await uploads.insert(tx, {
      id,
      user_id: actor.userId,
      kind,
      bytes: said.bytes,
      created_at,
      expires_at: endOf(created_at),
    });
    return removed;
  });
  await removeBytes(resumable, displaced);
  return id;
}

/**
 * The uploads, longest idle first, that must go to make room for `bytes`.
 * @throws {DomainError} TOO_MANY_REQUESTS when they are not enough.
 */
async function tooManyOf(
  resumable: Resumable,
  waiting: readonly UploadRow[],
  bytes: number,
): Promise<string[]> {
  let count = waiting.length;
  let sum = waiting.reduce((all, row) => all + row.bytes, 0);
  const fits = () => count < MAX_WAITING_UPLOADS && sum + bytes <= MAX_WAITING_BYTES;
  if (fits()) return [];
  const touched = await Promise.all(
    waiting.map(async (row) => ({
      row,
      at: ((await resumable.touchedAt(row.id)) ?? row.created_at).getTime(),
    })),
  );
  const gone: string[] = [];
  for (const { row, at } of touched.sort((one, other) => one.at - other.at)) {
    // Files carry the time of their machine or store; one from the future was written while the
    // clock was ahead, and not since.
    const now = Date.now();
    if (fits() || (at > now - IDLE_MS && at < now + IDLE_MS)) break;
    count -= 1;
    sum -= row.bytes;
    gone.push(row.id);
  }
  if (!fits()) {
    throw tooManyRequests(IDLE_MS / 1000, uploadMessages.tooManyWaiting, 'waitingUploads');
  }
  return gone;
}
