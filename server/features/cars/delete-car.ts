import type { Actor } from '#domain/accounts/actor.ts';
import { canDeleteCar } from '#domain/cars/permissions.ts';
import { noteDeleted } from '#server/features/listings/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockCarForChange } from './lock-for-change.ts';
import { cars } from './repository.ts';

/**
 * Takes a car off every list. Its record stays, so that an Admin can bring it back.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for somebody else's car.
 */
export const deleteCar = (platform: Platform, actor: Actor, id: string): Promise<void> =>
  inTransaction(platform.db, (tx) => deleteCarIn(tx, platform, actor, id));

/** The same as a part of a transaction. */
export async function deleteCarIn(
  tx: Transaction,
  platform: Pick<Platform, 'now' | 'config'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const car = await lockCarForChange(tx, actor, id, canDeleteCar);
  await cars.markDeleted(tx, car.id, platform.now());
  await noteDeleted(tx, platform, actor, { kind: 'car', ...car });
}
