import { pesewas, toCedi } from '#domain/money.ts';
import { type PriceStep, priceSteps } from '#domain/price-history.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

interface PriceChangeRow {
  old_pesewas: number;
  new_pesewas: number;
  changed_at: Date;
}

/**
 * The prices that a listing has had, for the answer of one listing; nothing where there was only one.
 * @param repository reads what migration 0030-price-history records.
 */
export async function priceHistoryOf(
  db: Db,
  repository: { priceChanges(db: Db, id: string): Promise<PriceChangeRow[]> },
  { id, created_at }: { id: string; created_at: Date },
): Promise<{ priceHistory?: PriceStep[] }> {
  const rows = await repository.priceChanges(db, id);
  const changes = rows.map((row) => ({
    from: toCedi(pesewas(row.old_pesewas)),
    to: toCedi(pesewas(row.new_pesewas)),
    at: row.changed_at,
  }));
  const steps = priceSteps(created_at, changes);
  return steps.length > 0 ? { priceHistory: steps } : {};
}
