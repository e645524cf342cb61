import type { Actor } from '#domain/accounts/actor.ts';
import { carDetailMessages } from '#domain/cars/messages.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { lockForChange, type Permission } from '#server/features/listings/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type CarSummary, lockCar } from './car-summary.ts';

const CAR = {
  lock: lockCar,
  sentences: { notFound: carDetailMessages.notFound, notYours: uploadCarMessages.notYours },
};

/** The car that an actor is about to change (listings/lock-for-change.ts). */
export const lockCarForChange = (
  tx: Transaction,
  actor: Actor,
  id: string,
  isAllowed: Permission<CarSummary>,
): Promise<CarSummary> => lockForChange(CAR, tx, actor, id, isAllowed);
