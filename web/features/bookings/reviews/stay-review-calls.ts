import { queryOptions } from '@tanstack/react-query';
import type { StayReviewBody } from '#domain/stay-reviews/schema.ts';
import { call } from '#web/lib/api/api.ts';

const STAY_REVIEWS = 'stay-reviews';

/** What guest and host wrote about a stay, as one of them sees it; cached per user. */
export const stayReviewsQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [STAY_REVIEWS, userId, id],
    queryFn: ({ signal }) => call('GET /api/bookings/:id/reviews', { params: { id }, signal }),
  });

/** What hosts wrote about the guest of a booking; cached per user. */
export const guestRecordQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [STAY_REVIEWS, userId, id, 'guest'],
    queryFn: ({ signal }) => call('GET /api/bookings/:id/guest', { params: { id }, signal }),
  });

/** Writes or changes a review. Throws ApiError. */
export const reviewStay = (id: string, json: StayReviewBody) =>
  call('PUT /api/bookings/:id/review', { params: { id }, json });
