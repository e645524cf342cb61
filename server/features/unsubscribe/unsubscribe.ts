import { notFound } from '#domain/errors.ts';
import { unsubscribeMessages } from '#domain/unsubscribe/messages.ts';
import type { Unsubscription } from '#domain/unsubscribe/schema.ts';
import { dropMails } from '#server/features/prices/public.ts';
import { searchMails } from '#server/features/saved-searches/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Mails that a token in them can stop. */
interface StoppableMails {
  find(db: Database, token: string): Promise<Unsubscription | undefined>;
  /** Returns whether the token belongs to anyone. */
  stop(platform: Pick<Platform, 'db' | 'now'>, token: string): Promise<boolean>;
}

const ALL: readonly StoppableMails[] = [searchMails, dropMails];

/**
 * The mails behind a token; holding one of them is permission enough, so no session is needed.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getUnsubscription(
  { db }: Pick<Platform, 'db'>,
  token: string,
): Promise<Unsubscription> {
  for (const mails of ALL) {
    const found = await mails.find(db, token);
    if (found) return found;
  }
  throw notFound(unsubscribeMessages.unknown);
}

/**
 * Stops the mails behind a token; a repeat does nothing more.
 * @throws {DomainError} NOT_FOUND.
 */
export async function unsubscribe(
  platform: Pick<Platform, 'db' | 'now'>,
  token: string,
): Promise<void> {
  for (const mails of ALL) {
    if (await mails.stop(platform, token)) return;
  }
  throw notFound(unsubscribeMessages.unknown);
}
