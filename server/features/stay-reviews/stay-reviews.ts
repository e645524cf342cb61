import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import type { BookingStatus } from '#domain/bookings/state.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { stayReviewMessages } from '#domain/stay-reviews/messages.ts';
import { canSeeGuestRecord, canSeeReviews, sideOf } from '#domain/stay-reviews/permissions.ts';
import { mayReview, reviewsShowOn } from '#domain/stay-reviews/rules.ts';
import type {
  GuestRecord,
  StayReviewBody,
  StayReviews,
  WrittenReview,
} from '#domain/stay-reviews/schema.ts';
import { type CalendarDate, compare, today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { STAY_REVIEWS } from './limits.ts';
import { type ReviewedStay, type StayReviewRow, stayReviews } from './repository.ts';
import { showReviews } from './show-reviews.ts';

/**
 * What guest and host wrote about each other, as far as the actor may see it by now.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for people who are neither.
 */
export async function getStayReviews(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<StayReviews> {
  const stay = requireStay(isId(id) ? await stayReviews.findStay(db, id) : undefined);
  if (!canSeeReviews(actor, partiesOf(stay))) throw forbidden(stayReviewMessages.notYours);
  return present(actor, stay, await stayReviews.of(db, stay.id), today(now()));
}

/**
 * Writes, or changes, what the actor says about a stay. Both reviews show once both are in.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN; CONFLICT too early, too late, and once it is shown; TOO_MANY_REQUESTS after 20 in 10 minutes.
 */
export async function reviewStay(
  { db, now, limits }: Pick<Platform, 'db' | 'now' | 'limits'>,
  actor: Actor,
  id: string,
  { rating, text }: StayReviewBody,
): Promise<StayReviews> {
  await limits.of(STAY_REVIEWS).take(actor.userId);
  const moment = now();
  const day = today(moment);
  return inTransaction(db, async (tx) => {
    const stay = requireStay(isId(id) ? await stayReviews.lockStay(tx, id) : undefined);
    const side = sideOf(actor, partiesOf(stay));
    if (!side) throw forbidden(stayReviewMessages.notYours);
    const before = await stayReviews.of(tx, stay.id);
    if (!mayStillWrite(stay, before, day)) {
      const isEarly = compare(day, stay.check_out as CalendarDate) < 0;
      throw conflict(isEarly ? stayReviewMessages.notYet : stayReviewMessages.over);
    }
    await stayReviews.write(tx, {
      id: uuid(),
      booking_id: stay.id,
      side,
      author_id: actor.userId,
      rating,
      body: text,
      written_at: moment,
    });
    const written = await stayReviews.of(tx, stay.id);
    if (written.length === 2) await showReviews(tx, stay, written, moment);
    return present(actor, stay, await stayReviews.of(tx, stay.id), day);
  });
}

/** Reviews of a guest that a host is shown. */
const RECORD_SIZE = 20;

/**
 * What hosts wrote about the guest of a booking.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless the actor hosts it, or is an Admin.
 */
export async function getGuestRecord(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<GuestRecord> {
  const stay = requireStay(isId(id) ? await stayReviews.findStay(db, id) : undefined);
  if (!canSeeGuestRecord(actor, partiesOf(stay))) throw forbidden(stayReviewMessages.notYours);
  const { stays, rating } = await stayReviews.guestTotals(db, stay.guest_id, today(now()));
  const rows = await stayReviews.aboutGuest(db, stay.guest_id, RECORD_SIZE);
  return {
    stays,
    rating: rating === null ? null : Math.round(rating * 10) / 10,
    reviews: rows.map((row) => ({
      rating: row.rating,
      text: row.body,
      stayed: row.check_out as CalendarDate,
    })),
  };
}

function requireStay(stay: ReviewedStay | undefined): ReviewedStay {
  if (!stay) throw notFound(bookingMessages.notFound);
  return stay;
}

const partiesOf = ({ guest_id, lister_id }: ReviewedStay) => ({
  guestId: guest_id,
  listerId: lister_id,
});

const areShown = (reviews: readonly StayReviewRow[]): boolean =>
  reviews.some(({ shown_at }) => shown_at !== null);

const mayStillWrite = (
  { status, check_out }: ReviewedStay,
  reviews: readonly StayReviewRow[],
  day: CalendarDate,
): boolean =>
  !areShown(reviews) &&
  mayReview({ status: status as BookingStatus, checkOut: check_out as CalendarDate }, day);

function present(
  actor: Actor,
  stay: ReviewedStay,
  reviews: readonly StayReviewRow[],
  day: CalendarDate,
): StayReviews {
  const own = sideOf(actor, partiesOf(stay));
  const shown = areShown(reviews);
  const of = (side: 'guest' | 'host'): WrittenReview | null => {
    const row = reviews.find((each) => each.side === side);
    // An Admin settles disputes, and sees both.
    if (!row || !(shown || own === side || own === undefined)) return null;
    return { rating: row.rating, text: row.body, writtenAt: row.written_at.toISOString() };
  };
  return {
    guest: of('guest'),
    host: of('host'),
    showOn: reviewsShowOn(stay.check_out as CalendarDate),
    shown,
    mayWrite: own !== undefined && mayStillWrite(stay, reviews, day),
  };
}
