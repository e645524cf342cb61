import type { Transaction } from '#server/platform/database/database.ts';
import { properties } from './repository.ts';

/** The stars of a property: their sum, and how many gave some. */
export interface Rating {
  total: number;
  count: number;
}

/** The average in stars, to one decimal; null while nobody has rated. */
export function averageRating({ total, count }: Rating): number | null {
  return count === 0 ? null : Math.round((total / count) * 10) / 10;
}

/** Keeps a property's rating beside it, in the transaction of the comment that changed it. */
export async function setRating(tx: Transaction, id: string, rating: Rating): Promise<void> {
  await properties.setRating(tx, id, rating);
}
