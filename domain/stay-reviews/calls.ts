import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { GuestRecord, StayReviewBody, StayReviews } from './schema.ts';

const tag = 'bookings';
const OneId = z.object({ id: z.string() });

/** What guest and host write about each other after a stay (docs/decisions/listings/stay-reviews.md). */
export const stayReviewsCalls = defineCalls({
  'GET /api/bookings/:id/reviews': {
    tag,
    summary: 'What guest and host wrote about each other',
    description:
      'For both of them, and Admins. The other side’s shows once both have written, or 14 days after check-out.',
    access: {},
    params: OneId,
    responses: { 200: StayReviews },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'PUT /api/bookings/:id/review': {
    tag,
    summary: 'Review your stay, or your guest',
    description:
      'From check-out on for 14 days, and changed until it is shown. A guest’s becomes a comment on the property with its stars. 409: too early, too late, or shown already.',
    access: { confirmed: true },
    params: OneId,
    body: StayReviewBody,
    responses: { 200: StayReviews },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  'GET /api/bookings/:id/guest': {
    tag,
    summary: 'What hosts wrote about the guest of a booking',
    description: 'For the host of the booking, and Admins.',
    access: {},
    params: OneId,
    responses: { 200: GuestRecord },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});
