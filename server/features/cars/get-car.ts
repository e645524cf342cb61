import type { Actor } from '#domain/accounts/actor.ts';
import { isOffByAdmins } from '#domain/availability/rules.ts';
import { canEditCar, canSeeCarContacts } from '#domain/cars/permissions.ts';
import type { Car } from '#domain/cars/schema.ts';
import { answerTimeOf } from '#server/features/answer-times/public.ts';
import { countReveal } from '#server/features/contacts/public.ts';
import { nearbyOf } from '#server/features/listings/public.ts';
import { priceHistoryOf } from '#server/features/prices/public.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import { listChecksFor } from '#server/features/verification/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { carFinder } from './car-finder.ts';
import { presentCar } from './present.ts';
import type { ListedCarRow } from './repository.ts';

/**
 * One car. People who may see its contacts get them, which counts against their limit, once their
 * own address is confirmed if the site requires that.
 * @throws {DomainError} NOT_FOUND; TOO_MANY_REQUESTS after the contacts of 100 listings in a day.
 */
export async function getCar(platform: Platform, viewer: Actor | null, id: string): Promise<Car> {
  const row = await carFinder.getReadableRow(platform.db, viewer, id);
  const car = { id: row.id, listerId: row.lister_id };
  const isOwn = canEditCar(viewer, car);
  // Nobody is led to the lister of a listing that Admins keep off the lists.
  const isOffered = isOwn || !isOffByAdmins(row.pause_reason);
  const isKnown = isOwn || viewer?.emailConfirmed || !(await asksToConfirm(platform)());
  const contacts = canSeeCarContacts(viewer) && isOffered && isKnown;
  if (viewer && contacts) await countReveal(platform, viewer, car);
  const audience = { contacts, isOwn };
  return {
    ...presentCar(row, audience, platform.config),
    nearby: nearbyOf(row),
    checks: await listChecksFor(platform.db, platform.now(), car),
    ...(await shownPrices(platform.db, row)),
    ...(await answerTimeOf(platform.db, row.lister_id)),
  };
}

/**
 * A car with all that its lister gave.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getOwnCar(
  { now, config }: Pick<Platform, 'now' | 'config'>,
  db: Database | Transaction,
  id: string,
): Promise<Car> {
  const row = await carFinder.getRow(db, id);
  const car = presentCar(row, { contacts: true, isOwn: true }, config);
  return {
    ...car,
    nearby: nearbyOf(row),
    checks: await listChecksFor(db, now(), { listerId: row.lister_id, id: row.id }),
    ...(await shownPrices(db, row)),
  };
}

/** The price of a relocation vehicle is hidden, and so are its earlier ones. */
const shownPrices = async (db: Database | Transaction, row: ListedCarRow) =>
  row.relocation ? {} : priceHistoryOf(db, row);
