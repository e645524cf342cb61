import { getPropertySummary } from '#server/features/properties/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { changeCommentsIn } from './change-comments.ts';
import { ratedBy } from './repository.ts';

/** Counts the stars of all that someone has rated again: those of who is suspended count no more, and come back. */
export async function countStarsAgain(tx: Transaction, userId: string): Promise<void> {
  for (const id of await ratedBy(tx, userId)) {
    if (await getPropertySummary(tx, id)) await changeCommentsIn(tx, id, async () => {});
  }
}
