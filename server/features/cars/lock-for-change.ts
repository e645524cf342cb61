import type { Actor } from '#domain/accounts/actor.ts';
import { carDetailSentences } from '#domain/cars/sentences.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { lockForChange, type Permission } from '#server/features/listings/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type CarSummary, lockCar } from './car-summary.ts';

const CAR = {
  lock: lockCar,
  sentences: { notFound: carDetailSentences.notFound, notYours: uploadCarSentences.notYours },
};

/** The car that an actor is about to change (listings/lock-for-change.ts). */
export const lockCarForChange = (
  tx: Transaction,
  actor: Actor,
  id: string,
  isAllowed: Permission<CarSummary>,
): Promise<CarSummary> => lockForChange(CAR, tx, actor, id, isAllowed);
