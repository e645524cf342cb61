import { carDetailSentences } from '#domain/cars/sentences.ts';
import { notFound } from '#domain/errors.ts';
import { isId } from '#domain/id.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type CarRow, cars } from './repository.ts';

/**
 * The car of an address; what cannot be an id is not found either.
 * @throws {DomainError} NOT_FOUND.
 */
export async function existingCar(db: Database | Transaction, id: string): Promise<CarRow> {
  const car = isId(id) ? await cars.findById(db, id) : undefined;
  if (!car) throw notFound(carDetailSentences.notFound);
  return car;
}
