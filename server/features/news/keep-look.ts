import type { Actor } from '#domain/accounts/actor.ts';
import { forbidden } from '#domain/errors.ts';
import type { NewsPart } from '#domain/news/parts.ts';
import { canLookAt } from '#domain/news/permissions.ts';
import type { LookedBody } from '#domain/news/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lastLooks } from './repository.ts';

/**
 * Keeps until when the actor has looked at a part: anything later is new. Never goes back, nor
 * ahead of now.
 * @throws {DomainError} FORBIDDEN for the messages of the contact page, unless the actor is an Admin.
 */
export async function keepLook(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  part: NewsPart,
  { lookedAt }: LookedBody,
): Promise<void> {
  if (!canLookAt(actor, part)) throw forbidden();
  const moment = Math.min(Date.parse(lookedAt), now().getTime());
  await lastLooks.keep(db, actor.userId, part, new Date(moment));
}
