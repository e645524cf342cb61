import { createHash } from 'node:crypto';
import { DomainError, unprocessable } from '#domain/errors.ts';
import {
  idempotencyMessages,
  KEY_LIFE_HOURS,
  SAME_CONTENT_SECONDS,
} from '#domain/idempotency/idempotency.ts';
import type { Transaction } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { type CallMark, idempotencyKeys } from './repository.ts';

/** Identifies a call that creates something, to tell whether two calls are the same. */
export interface Call {
  /** Names what the call creates, such as 'comment'. */
  makes: string;
  /** An account or an address. */
  by: string;
  /** Sent by the client; without one, the same content within a minute counts as the same call. */
  key: string | undefined;
  /** Sending the same key with other content is refused. */
  content: unknown;
  /** Also compared when no key was sent: the files of a form, which a retry may send in another way. */
  besides?: unknown;
}

/** Claims the call within the transaction that creates the thing, under its future id. */
export type Claim = (tx: Transaction, madeId: string) => Promise<void>;

/**
 * Creates a thing once, however often and however concurrently it is requested.
 * @param make calls its `claim` first of all in the transaction that creates the thing.
 * @param again returns what an earlier call created, by its id.
 * @throws {DomainError} UNPROCESSABLE for a key that came with other content; and whatever the two throw.
 */
export async function once<T>(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  call: Call,
  make: (claim: Claim) => Promise<T>,
  again: (madeId: string) => Promise<T>,
): Promise<T> {
  const at = now();
  const mark = markOf(call, at);
  const find = async () => {
    const made = await idempotencyKeys.find(db, mark);
    if (made && !made.fingerprint.equals(mark.fingerprint)) {
      throw unprocessable(idempotencyMessages.reused);
    }
    return made?.made_id;
  };
  const before = await find();
  if (before !== undefined) {
    try {
      return await again(before);
    } catch (error) {
      // Without a key, anyone who deletes a thing and makes it again means to; with one, it is a retry of the first call.
      if (call.key !== undefined || !isNotFound(error)) throw error;
      mark.gone = before;
    }
  }
  try {
    return await make(async (tx, id) => {
      if (!(await idempotencyKeys.claim(tx, mark, { id, at }))) throw new MadeMeanwhile();
    });
  } catch (error) {
    // Losing to a quicker request can look like any error: the files that both of them named are gone.
    const meanwhile = await find().catch((failure: unknown) => {
      throw failure instanceof DomainError ? failure : error;
    });
    if (meanwhile === undefined || meanwhile === mark.gone) throw error;
    return again(meanwhile);
  }
}

const isNotFound = (error: unknown) => error instanceof DomainError && error.code === 'NOT_FOUND';

/** Another request made the same call while this one was at work. */
class MadeMeanwhile extends Error {}

function markOf({ makes, by, key, content, besides }: Call, now: Date): CallMark {
  const seconds = key === undefined ? SAME_CONTENT_SECONDS : KEY_LIFE_HOURS * 60 * 60;
  return {
    id: hash(key === undefined ? [makes, by, content, besides] : [makes, by, key]),
    fingerprint: hash(content),
    since: new Date(now.getTime() - seconds * 1000),
  };
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest();
