import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { apologyMessages } from '#domain/bookings/apology-messages.ts';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import type { BookingStatus } from '#domain/bookings/state.ts';
import { paths } from '#domain/site/paths.ts';
import { compare, today } from '#domain/values/calendar-date.ts';
import { pageOf } from '#web/lib/lists/list-page.ts';
import { latestOf, useLook } from '#web/lib/lists/use-look.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ownBookingsQuery } from '../booking-calls.ts';
import { AnswerChange } from '../changes/answer-change.tsx';
import { MoneyButton } from '../money/money-button.tsx';
import { ReviewButton } from '../reviews/review-button.tsx';
import { StayCard } from '../stay-card.tsx';
import {
  PAST_PAGE_SIZE,
  StayLists,
  UPCOMING_PAGE,
  UPCOMING_PAGE_SIZE,
  useCancelling,
} from '../stay-lists.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { Cancelling } from './cancelling.tsx';
import { HostContact } from './host-contact.tsx';

/** A guest's bookings. */
export function OwnBookings({ userId }: { userId: string }) {
  const query = new URLSearchParams(useLocation().search);
  const upcoming = useQuery(
    ownBookingsQuery(userId, {
      when: 'upcoming',
      page: pageOf(query, UPCOMING_PAGE),
      limit: UPCOMING_PAGE_SIZE,
    }),
  );
  const past = useQuery(
    ownBookingsQuery(userId, { when: 'past', page: pageOf(query), limit: PAST_PAGE_SIZE }),
  );
  const shown = [...(upcoming.data?.items ?? []), ...(past.data?.items ?? [])];
  const isNew = useLook('stays', userId, latestOf(shown.flatMap(newsOf)));
  const { cancelling, outcome, ask, close, settle } = useCancelling<Booking>();

  return (
    <>
      <StayLists
        upcoming={upcoming}
        past={past}
        failureTitle={ownBookingMessages.loadFailure}
        outcome={outcome}
        empty={
          <EmptyState
            title={ownBookingMessages.empty}
            text={ownBookingMessages.emptyHelp}
            action={<ButtonLink to={paths.shortStays}>{ownBookingMessages.findStay}</ButtonLink>}
          />
        }
        noneUpcoming={<NoneUpcoming />}
        card={(booking, isUpcoming) => (
          <StayCard
            key={booking._id}
            stay={booking}
            side="guest"
            note={hostedStayMessages.reference(booking.reference)}
            hint={NEXT[booking.status]}
            isNew={newsOf(booking).some(isNew)}
            contact={<HostContact booking={booking} compact={!isUpcoming} />}
            action={(nameId) =>
              isUpcoming ? (
                <>
                  <AnswerChange
                    booking={booking}
                    onAnswered={(text) => settle({ tone: 'success', text })}
                  />
                  {booking.status !== 'requested' && (
                    <MoneyButton id={booking._id} side="guest" nameId={nameId} />
                  )}
                  <Cancelling booking={booking} nameId={nameId} onCancel={() => ask(booking)} />
                </>
              ) : (
                <>
                  <StaysInstead booking={booking} />
                  <ReviewButton stay={booking} side="guest" nameId={nameId} />
                  <MoneyButton id={booking._id} side="guest" nameId={nameId} />
                </>
              )
            }
          />
        )}
      />
      <CancelDialog booking={cancelling} onClose={close} onSettled={settle} />
    </>
  );
}

/** Leads to other stays on the same dates, after someone else cancelled a stay that had not begun. */
function StaysInstead({ booking }: { booking: Booking }) {
  const { status, cancellation } = booking;
  const isOthers = status === 'expired' || (cancellation && cancellation.by !== 'guest');
  if (!isOthers || compare(booking.checkIn, today(new Date())) < 0) return null;
  return (
    <ButtonLink to={paths.cancelledStay(booking._id)} variant="secondary">
      {apologyMessages.seeInstead}
    </ButtonLink>
  );
}

/** What the guest of a request can do next. */
const NEXT: Readonly<Partial<Record<BookingStatus, string>>> = {
  requested: requestMessages.waiting,
  declined: requestMessages.declinedNext,
  expired: requestMessages.expiredNext,
};

/** The times of changes by someone else, and of a request that ran out. */
function newsOf({ status, request, cancellation }: Booking): string[] {
  return [
    ...(cancellation?.at && cancellation.by !== 'guest' ? [cancellation.at] : []),
    ...(request?.acceptedAt ? [request.acceptedAt] : []),
    ...(request && status === 'expired' ? [request.answerBy] : []),
  ];
}

function NoneUpcoming() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-4">
      <p className="text-muted">{ownBookingMessages.noneUpcoming}</p>
      <ButtonLink to={paths.shortStays} variant="secondary">
        {ownBookingMessages.findStay}
      </ButtonLink>
    </div>
  );
}
