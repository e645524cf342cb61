import type { Actor } from '#domain/accounts/actor.ts';
import { notFound } from '#domain/errors.ts';
import type { MessageResponse } from '#domain/message-response-schema.ts';
import { clashMessages } from '#domain/stay-calendars/clash-messages.ts';
import { canManageStay } from '#domain/stays/permissions.ts';
import { lockPropertyForChange } from '#server/features/properties/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { feeds } from './feed-repository.ts';
import { imported } from './imported-repository.ts';
import { listClashes } from './list-clashes.ts';

/**
 * Keeps our booking in a clash: the other site's nights, which the host has settled there, no longer
 * count until their dates change.
 * @throws {DomainError} NOT_FOUND where nothing clashes with them; FORBIDDEN unless it is the actor's own, or the actor an
 * Admin.
 */
export const settleClash = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  { id, nightsId }: { id: string; nightsId: string },
): Promise<MessageResponse> =>
  inTransaction(db, async (tx) => {
    const stay = await lockPropertyForChange(tx, actor, id, canManageStay);
    const found = (await listClashes(tx, { listingId: stay.id }, now()))
      .flatMap(({ clashes }) => clashes)
      .find((clash) => clash.imported.id === nightsId);
    // A reading under way may have freed them, or moved them to dates that are not settled.
    const feed = found && (await feeds.lock(tx, found.imported.feed_id));
    const isSettled = feed && (await imported.settle(tx, found.imported));
    if (!isSettled) throw notFound(clashMessages.notFound);
    return { message: clashMessages.settled };
  });
