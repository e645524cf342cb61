import type { Actor } from '#domain/accounts/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { noteDeleted } from './changes/change-listing.ts';
import type { ListedKind } from './listed-kind.ts';
import type { ListingSummary } from './listing-finder.ts';

/** What of a listing is to be deleted. */
interface Which {
  id: string;
  /** What the actor has confirmed: a text that stands for the stays that go with it. */
  confirmation?: string | undefined;
}

/** A listing about to be deleted: locked, so that nobody books or changes it meanwhile. */
interface Deletion<Summary> {
  actor: Actor;
  listing: Summary;
  confirmation: string | undefined;
}

/** What others have to settle before a listing goes, in the same transaction. */
export type BeforeDelete<Summary> = (
  tx: Transaction,
  platform: Pick<Platform, 'now' | 'config'>,
  deletion: Deletion<Summary>,
) => Promise<void>;

/**
 * Takes a listing of a kind off every list, as a part of a transaction. The row stays: for the bookings made of it, and so that an
 * Admin can bring it back.
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
