import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { pauseMessages } from '#domain/availability/pause-messages.ts';
import type { PauseReason } from '#domain/availability/rules.ts';
import type { Pause } from '#domain/availability/schema.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import { conflict } from '#domain/errors.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { canSetStatus } from '#domain/properties/permissions.ts';
import { lockCarForChange } from '#server/features/cars/public.ts';
import { changeListing, presentPause } from '#server/features/listings/public.ts';
import { lockPropertyForChange } from '#server/features/properties/public.ts';
import { noteForAlerts } from '#server/features/saved-searches/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { availability, type ListingAddress } from './repository.ts';

/** The new answer, and the pause of the listing. */
interface Paused {
  message: string;
  pause?: Pause;
}

/**
 * Takes a listing out of the lists, or puts it back, which also confirms it today. A repeat changes
 * nothing. One that Admins keep off the lists is paused once they bring it back.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin; CONFLICT to show what an
 * Admin has to approve first or has paused, and what is of someone whose account is to be deleted.
 */
export const setPaused = (
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  actor: Actor,
  address: ListingAddress,
  paused: boolean,
): Promise<Paused> =>
  inTransaction(platform.db, async (tx) => {
    const { id, listerId } = await LOCK[address.kind](tx, actor, address.id);
    const listing = { kind: address.kind, id, listerId };
    const isOwn = actor.userId === listerId;
    await changeListing(tx, platform, actor, listing, async () => {
      if (paused) {
        return availability.pause(tx, id, isOwn ? 'by-lister' : 'by-admin', platform.now());
      }
      const { pause_reason } = await availability.pauseOf(tx, id);
      requireLiftable(actor, pause_reason);
      await availability.confirm(tx, id, platform.now());
      await noteForAlerts(tx, listing);
    });
    const row = await availability.pauseOf(tx, id);
    if (!paused && row.paused_at) throw conflict(pauseMessages.because.leaving);
    return { message: messageOf(paused, row), ...presentPause(row) };
  });

/** @throws {DomainError} CONFLICT for a pause that is not the actor's to lift. */
function requireLiftable(actor: Actor, reason: string | null): void {
  if (reason === ('moderation' satisfies PauseReason)) throw conflict(pauseMessages.refused);
  if (reason === ('by-admin' satisfies PauseReason) && !isAdmin(actor)) {
    throw conflict(pauseMessages.pausedByAdmin);
  }
}

function messageOf(paused: boolean, { pause_reason }: { pause_reason: string | null }): string {
  if (!paused) return pauseMessages.shownAgain;
  return pause_reason === ('moderation' satisfies PauseReason)
    ? pauseMessages.pausedOnReturn
    : pauseMessages.paused;
}

const LOCK = {
  property: (tx: Transaction, actor: Actor, id: string) =>
    lockPropertyForChange(tx, actor, id, canSetStatus),
  car: (tx: Transaction, actor: Actor, id: string) => lockCarForChange(tx, actor, id, canEditCar),
} satisfies Record<ListingKind, unknown>;
