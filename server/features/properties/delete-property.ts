import type { Actor } from '#domain/accounts/actor.ts';
import { canDeleteProperty } from '#domain/properties/permissions.ts';
import { noteDeleted } from '#server/features/listings/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockPropertyForChange } from './lock-for-change.ts';
import type { PropertySummary } from './property-summary.ts';
import { properties } from './repository.ts';

/** A property about to be deleted: locked, so that nobody books or changes it meanwhile. */
export interface Deletion {
  actor: Actor;
  property: PropertySummary;
  /** What the actor has confirmed: a text that stands for the stays that go with it. */
  confirmation: string | undefined;
}

/** What others have to settle before a property goes, in the same transaction. */
export type BeforeDelete = (
  tx: Transaction,
  platform: Pick<Platform, 'now' | 'config'>,
  deletion: Deletion,
) => Promise<void>;

/**
 * Takes a property off every list; the row stays for the bookings made of it.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin; and what
 * `beforeDelete` throws.
 */
export const deleteProperty = (
  platform: Platform,
  beforeDelete: BeforeDelete,
  actor: Actor,
  which: { id: string; confirmation: string | undefined },
): Promise<void> =>
  inTransaction(platform.db, (tx) => deletePropertyIn(tx, platform, beforeDelete, actor, which));

/** The same as a part of a transaction. */
export async function deletePropertyIn(
  tx: Transaction,
  platform: Pick<Platform, 'now' | 'config'>,
  beforeDelete: BeforeDelete,
  actor: Actor,
  { id, confirmation }: { id: string; confirmation: string | undefined },
): Promise<void> {
  const property = await lockPropertyForChange(tx, actor, id, canDeleteProperty);
  await beforeDelete(tx, platform, { actor, property, confirmation });
  await properties.markDeleted(tx, id, platform.now());
  await noteDeleted(tx, platform, actor, { kind: 'property', ...property });
}
