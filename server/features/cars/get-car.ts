import type { Actor, Viewer } from '#domain/accounts/actor.ts';
import { isOffByAdmins } from '#domain/availability/rules.ts';
import { carDetailMessages } from '#domain/cars/messages.ts';
import { canEditCar, canSeeCarContacts } from '#domain/cars/permissions.ts';
import type { Car } from '#domain/cars/schema.ts';
import { notFound } from '#domain/errors.ts';
import { isId } from '#domain/values/id.ts';
import { answerTimeOf } from '#server/features/answer-times/public.ts';
import { countReveal } from '#server/features/contacts/public.ts';
import { nearbyOf, readableRow, requireReadable } from '#server/features/listings/public.ts';
import { priceHistoryOf } from '#server/features/prices/public.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import { listChecksFor } from '#server/features/verification/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentCar } from './present.ts';
import { cars, type ListedCarRow } from './repository.ts';

/**
 * The row of a car.
 * @throws {DomainError} NOT_FOUND, also for what is no id.
 */
export async function getCarOrThrow(db: Database | Transaction, id: string): Promise<ListedCarRow> {
  const row = isId(id) ? await cars.findById(db, id) : undefined;
  if (!row) throw notFound(carDetailMessages.notFound);
  return row;
}

/**
 * The same for who may read it: anybody, but what is not live only its lister and Admins.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getReadableRow(
  db: Database | Transaction,
  viewer: Viewer,
  id: string,
): Promise<ListedCarRow> {
  const row = await getCarOrThrow(db, id);
  requireReadable(viewer, readableRow(row), carDetailMessages.notFound);
  return row;
}

/**
 * One car, for those who may with the way to reach its people, which is counted, once their
 * own address is confirmed where the site asks for that.
 * @throws {DomainError} NOT_FOUND; TOO_MANY_REQUESTS after the contacts of 100 listings in a day.
 */
export async function getCar(platform: Platform, viewer: Actor | null, id: string): Promise<Car> {
  const row = await getReadableRow(platform.db, viewer, id);
  const car = { id: row.id, listerId: row.lister_id };
  const isOwn = canEditCar(viewer, car);
  // Nobody is led to the lister of what Admins keep off the lists.
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
  const row = await getCarOrThrow(db, id);
  const car = presentCar(row, { contacts: true, isOwn: true }, config);
  return {
    ...car,
    nearby: nearbyOf(row),
    checks: await listChecksFor(db, now(), { listerId: row.lister_id, id: row.id }),
    ...(await shownPrices(db, row)),
  };
}

/** The price of a relocation vehicle is nobody's to see, nor are those of before. */
const shownPrices = async (db: Database | Transaction, row: ListedCarRow) =>
  row.relocation ? {} : priceHistoryOf(db, row);
