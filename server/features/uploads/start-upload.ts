import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { badInput, tooLarge, tooManyRequests } from '#domain/errors.ts';
import {
  MAX_WAITING_BYTES,
  MAX_WAITING_UPLOADS,
  UPLOAD_KINDS,
  UPLOAD_LIFE_HOURS,
  UPLOAD_MAX_BYTES,
} from '#domain/uploads/limits.ts';
import { UPLOAD_TOO_LARGE, uploadSentences } from '#domain/uploads/sentences.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uploads } from './repository.ts';

/** Somebody with everything waiting tries again when the sweep has been. */
const RETRY_AFTER_SECONDS = 60 * 60;

/**
 * Takes up an upload of so many bytes and answers its id. The kind is what its sender says of it; the
 * content is judged when a listing takes it.
 * @throws {DomainError} BAD_INPUT, TOO_LARGE; TOO_MANY_REQUESTS when the account has too much waiting.
 */
export async function startUpload(
  { db, limits, now }: Pick<Platform, 'db' | 'limits' | 'now'>,
  actor: Actor,
  said: { kind: string | null | undefined; bytes: number },
): Promise<string> {
  const kind = UPLOAD_KINDS.find((each) => each === said.kind);
  if (!kind) throw badInput(uploadSentences.kind, { kind: uploadSentences.kind });
  if (!Number.isSafeInteger(said.bytes) || said.bytes <= 0) throw badInput(uploadSentences.length);
  if (said.bytes > UPLOAD_MAX_BYTES[kind]) throw tooLarge(UPLOAD_TOO_LARGE[kind]);
  await limits.uploads.take(actor.userId);
  const id = uuid();
  const created_at = now();
  await inTransaction(db, async (tx) => {
    await uploads.lockAccount(tx, actor.userId);
    const waiting = await uploads.waiting(tx, actor.userId, created_at);
    if (waiting.count >= MAX_WAITING_UPLOADS || waiting.bytes + said.bytes > MAX_WAITING_BYTES) {
      throw tooManyRequests(RETRY_AFTER_SECONDS, uploadSentences.tooManyWaiting);
    }
    await uploads.insert(tx, {
      id,
      user_id: actor.userId,
      kind,
      bytes: said.bytes,
      created_at,
      expires_at: endOf(created_at),
    });
  });
  return id;
}

const endOf = (start: Date) => new Date(start.getTime() + UPLOAD_LIFE_HOURS * 60 * 60 * 1000);
