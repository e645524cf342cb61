import { notFound } from '#domain/errors.ts';
import { isId } from '#domain/id.ts';
import type { Property } from '#domain/properties/schema.ts';
import { propertySentences } from '#domain/properties/sentences.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { presentProperty } from './present.ts';
import { properties } from './repository.ts';

/**
 * A property by its id; anybody may look.
 * @throws {DomainError} NOT_FOUND, also for what is no id.
 */
export async function getProperty(db: Database | Transaction, id: string): Promise<Property> {
  const row = isId(id) ? await properties.findById(db, id) : undefined;
  if (!row) throw notFound(propertySentences.notFound);
  return presentProperty(row);
}
