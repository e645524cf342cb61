import { type PriceStep, priceSteps } from '#domain/price-history.ts';
import { pesewas, toCedi } from '#domain/values/money.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { priceChanges } from './repository.ts';

type Db = Database | Transaction;

interface Listed {
  id: string;
  created_at: Date;
}

/** The prices that a listing has had, today's first; empty if there was only one. */
export async function priceStepsOf(db: Db, { id, created_at }: Listed): Promise<PriceStep[]> {
  const rows = await priceChanges.of(db, id);
  const changes = rows.map((row) => ({
    from: toCedi(pesewas(row.old_pesewas)),
    to: toCedi(pesewas(row.new_pesewas)),
    at: row.changed_at,
  }));
  return priceSteps(created_at, changes);
}

/** The same prices in the response of one listing. */
export async function priceHistoryOf(
  db: Db,
  listing: Listed,
): Promise<{ priceHistory?: PriceStep[] }> {
  const steps = await priceStepsOf(db, listing);
  return steps.length > 0 ? { priceHistory: steps } : {};
}
