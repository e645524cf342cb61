import type { Viewer } from '#domain/accounts/actor.ts';
import { canEditCar, canSeeCarContacts } from '#domain/cars/permissions.ts';
import type { Car } from '#domain/cars/schema.ts';
import { countReveal } from '#server/features/contacts/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { existingCar } from './existing-car.ts';
import { presentCar } from './present.ts';

/**
 * One car, for whoever may with the way to reach its people, which is counted.
 * @throws {DomainError} NOT_FOUND; TOO_MANY_REQUESTS after the contacts of 100 listings in a day.
 */
export async function getCar(platform: Platform, viewer: Viewer, id: string): Promise<Car> {
  const car = await existingCar(platform.db, id);
  const contacts = canSeeCarContacts(viewer);
  if (viewer && contacts)
    await countReveal(platform, viewer, { id: car.id, listerId: car.owner_id });
  return presentCar(car, { contacts, isOwn: canEditCar(viewer, { listerId: car.owner_id }) });
}
