import type { Viewer } from '#domain/accounts/actor.ts';
import type { Pause } from '#domain/availability/schema.ts';
import { carDetailMessages } from '#domain/cars/messages.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import { isId } from '#domain/values/id.ts';
import { type Pesewas, pesewas } from '#domain/values/money.ts';
import { presentPause, requireReadable } from '#server/features/listings/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { cars } from './repository.ts';

/** What other features need to know of a car. */
export interface CarSummary {
  id: string;
  name: string;
  listerId: string;
  pause?: Pause;
  moderation: ModerationState;
  pricePesewas: Pesewas;
  updatedAt: Date;
}

/** A car by its id; undefined when it is unknown or deleted, or the id is none. */
export async function getCarSummary(
  db: Database | Transaction,
  id: string,
): Promise<CarSummary | undefined> {
  return isId(id) ? summaryOf(await cars.findSummary(db, id)) : undefined;
}

/**
 * The same for who may read it.
 * @throws {DomainError} NOT_FOUND.
 */
export const getReadableCar = async (
  db: Database | Transaction,
  viewer: Viewer,
  id: string,
): Promise<CarSummary> =>
  requireReadable(viewer, await getCarSummary(db, id), carDetailMessages.notFound);

/** What `getCarSummary` finds, and nobody else changes it before the transaction ends. */
export async function lockCar(tx: Transaction, id: string): Promise<CarSummary | undefined> {
  return isId(id) ? summaryOf(await cars.lockSummary(tx, id)) : undefined;
}

const summaryOf = (row: Awaited<ReturnType<typeof cars.findSummary>>): CarSummary | undefined =>
  row && {
    id: row.id,
    name: row.name,
    listerId: row.lister_id,
    ...presentPause(row),
    moderation: row.moderation as ModerationState,
    pricePesewas: pesewas(row.price_pesewas),
    updatedAt: row.updated_at,
  };
