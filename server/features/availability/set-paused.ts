import type { Actor } from '#domain/accounts/actor.ts';
import { pauseMessages } from '#domain/availability/pause-messages.ts';
import type { PauseReason } from '#domain/availability/rules.ts';
import type { Pause } from '#domain/availability/schema.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import { conflict } from '#domain/errors.ts';
import { canSetStatus } from '#domain/properties/permissions.ts';
import { lockCarForChange } from '#server/features/cars/public.ts';
import { presentPause } from '#server/features/listings/public.ts';
import { lockPropertyForChange } from '#server/features/properties/public.ts';
import { queueMatching } from '#server/features/saved-searches/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { availability, type ListingAddress } from './repository.ts';

/** What is said of it, and the pause of the listing. */
interface Paused {
  message: string;
  pause?: Pause;
}

/**
 * Takes a listing out of the lists, or has it stand there again: then it counts as confirmed today. The same again changes
 * nothing. What Admins keep off the lists is paused once they bring it back.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin; CONFLICT to show what an
 * Admin has to approve first, and what is of somebody whose account is to be deleted.
 */
export const setPaused = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  { kind, id }: ListingAddress,
  paused: boolean,
): Promise<Paused> =>
  inTransaction(db, async (tx) => {
    const listing = { kind, id: await lock(tx, actor, { kind, id }) };
    if (paused) {
      await availability.pause(tx, listing, 'by-lister', now());
    } else {
      const { pause_reason } = await availability.pauseOf(tx, listing);
      if (isOffByAdmins(pause_reason)) throw conflict(pauseMessages.refused);
      await availability.confirm(tx, listing, now());
      await queueMatching(tx, listing);
    }
    const row = await availability.pauseOf(tx, listing);
    if (!paused && row.paused_at) throw conflict(pauseMessages.because.leaving);
    return { message: messageOf(paused, row), ...presentPause(row) };
  });

function messageOf(paused: boolean, { pause_reason }: { pause_reason: string | null }): string {
  if (!paused) return pauseMessages.shownAgain;
  return isOffByAdmins(pause_reason) ? pauseMessages.pausedOnReturn : pauseMessages.paused;
}

const isOffByAdmins = (reason: string | null) => reason === ('moderation' satisfies PauseReason);

async function lock(tx: Transaction, actor: Actor, { kind, id }: ListingAddress): Promise<string> {
  const listing =
    kind === 'property'
      ? await lockPropertyForChange(tx, actor, id, canSetStatus)
      : await lockCarForChange(tx, actor, id, canEditCar);
  return listing.id;
}
