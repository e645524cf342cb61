import type { Actor } from '#domain/accounts/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { noteDeleted } from './changes/change-listing.ts';
import type { ListedKind } from './listed-kind.ts';
import type { ListingSummary } from './listing-finder.ts';

interface Which {
  id: string;
  /** The actor's confirmation: a text that stands for the stays deleted along with it. */
  confirmation?: string | undefined;
}

/** A listing about to be deleted: locked, so that nobody books or changes it meanwhile. */
interface Deletion<Summary> {
  actor: Actor;
  listing: Summary;
  confirmation: string | undefined;
}

/** Other features settle their part before a listing goes, in the same transaction. */
export type BeforeDelete<Summary> = (
  tx: Transaction,
  platform: Pick<Platform, 'now' | 'config'>,
  deletion: Deletion<Summary>,
) => Promise<void>;

/**
 * Takes a listing off every list, within a transaction. The row stays, because bookings refer to it
 * and an Admin can restore it.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin; and what `beforeDelete` throws.
 */
export const deleteListing =
  <Summary extends ListingSummary>({
    name,
    repository,
    finder,
    can,
  }: Pick<ListedKind<never, Summary, unknown>, 'name' | 'repository' | 'finder' | 'can'>) =>
  async (
    tx: Transaction,
    platform: Pick<Platform, 'now' | 'config'>,
    actor: Actor,
    { id, confirmation }: Which,
    beforeDelete?: BeforeDelete<Summary>,
  ): Promise<void> => {
    const listing = await finder.lockForChange(tx, actor, id, can.delete);
    await beforeDelete?.(tx, platform, { actor, listing, confirmation });
    await repository.markDeleted(tx, id, platform.now());
    await noteDeleted(tx, platform, actor, { kind: name, ...listing });
  };
