import { getPropertySummary } from '#server/features/properties/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { changeCommentsIn } from './change-comments.ts';
import { ratedBy } from './repository.ts';

/**
 * Recounts the stars of everything that someone has rated: a suspended person's do not count, and
 * later come back.
 */
export async function countStarsAgain(tx: Transaction, userId: string): Promise<void> {
  for (const id of await ratedBy(tx, userId)) {
    if (await getPropertySummary(tx, id)) await changeCommentsIn(tx, id, async () => {});
  }
}
