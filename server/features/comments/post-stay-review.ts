import { getPropertySummary } from '#server/features/properties/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { changeCommentsIn } from './change-comments.ts';
import { comments } from './repository.ts';

/** Posts what a guest wrote after a stay; its stars replace their earlier ones. Nothing for a deleted property. */
export async function postStayReview(
  tx: Transaction,
  comment: Parameters<typeof comments.insert>[1] & { listing_id: string },
): Promise<void> {
  if (!(await getPropertySummary(tx, comment.listing_id))) return;
  await changeCommentsIn(tx, comment.listing_id, () => comments.insert(tx, comment));
}
