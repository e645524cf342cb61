import { v7 as uuid } from 'uuid';
import { postStayReview } from '#server/features/comments/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type ReviewedStay, type StayReviewRow, stayReviews } from './repository.ts';

/**
 * Shows what guest and host of a locked booking wrote. The guest's becomes a comment on the property,
 * where it is answered, reported and removed as any other; a deleted property has none.
 */
export async function showReviews(
  tx: Transaction,
  stay: ReviewedStay,
  reviews: readonly StayReviewRow[],
  now: Date,
): Promise<void> {
  const guests = reviews.find(({ side }) => side === 'guest');
  if (guests && !stay.property_deleted_at) {
    await postStayReview(tx, {
      id: uuid(),
      listing_id: stay.listing_id,
      user_id: stay.guest_id,
      body: guests.body,
      rating: guests.rating,
      created_at: now,
      updated_at: now,
    });
  }
  await stayReviews.setShown(tx, stay.id, now);
}
