import type { Actor } from '#domain/accounts/actor.ts';
import { carDetailMessages } from '#domain/cars/messages.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import type { OwnPin } from '#domain/places/own-pin-schema.ts';
import { ownPinOf } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getCarSummary } from './car-summary.ts';

/**
 * The pin of a car, for who may edit it.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin.
 */
export async function getCarPin(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  id: string,
): Promise<OwnPin> {
  const car = await getCarSummary(db, id);
  if (!car) throw notFound(carDetailMessages.notFound);
  if (!canEditCar(actor, car)) throw forbidden(uploadCarMessages.notYours);
  return ownPinOf(db, id, carDetailMessages.notFound);
}
