import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bookingMessages } from '#domain/bookings/messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { guardRedirect } from '#domain/site/route-access.ts';
import { Booking } from '#web/features/bookings/booking.tsx';
import { BookingSkeleton } from '#web/features/bookings/booking-skeleton.tsx';
import { NoStay } from '#web/features/bookings/no-stay.tsx';
import {
  BOOKING_DRAFT,
  type BookingDraft,
  readStay,
  type Stay,
} from '#web/features/bookings/stay.ts';
import { ToSignUp } from '#web/features/bookings/to-sign-up.tsx';
import { propertyQuery } from '#web/features/properties/detail/one-property.ts';
import { useSiteSettings } from '#web/features/site/settings.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { bookedProperty, bookingLink } from '#web/lib/booking-link.ts';
import { dropDraft, readDraft } from '#web/lib/forms/draft.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { readSession } from '#web/lib/session/session.ts';
import { viewerOf } from '#web/lib/session/use-viewer.ts';
import { guestsIn, usableDaysIn } from '#web/lib/stay-days.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import type { Route } from './+types/booking';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: bookingMessages.title,
    description: 'Choose your dates and book a short stay in Ghana.',
    path: paths.booking,
    origin: originOf(matches),
    index: false,
  });

/** The viewer and their booking are known only in the browser. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <BookingSkeleton />;
}

/**
 * This page's guard is here and not in its loader, because a loader does not see the navigation state, which
 * must survive the way through sign-up. It runs once: the form itself handles a session that ends while someone
 * types (specification §5).
 */
export default function Page() {
  const { state, search } = useLocation();
  const [viewer] = useState(() => viewerOf(readSession()));
  const { bookingLimits } = useSiteSettings();
  const [passed] = useState(() => readStay(state));
  if (viewer) return <ForMember userId={viewer.userId} />;
  const id = bookedProperty(search) ?? passed?.id;
  return (
    <ToSignUp
      stay={passed}
      page={
        id === undefined
          ? paths.booking
          : bookingLink(id, usableDaysIn(search, bookingLimits), guestsIn(search))
      }
      to={guardRedirect(paths.booking, viewer) ?? paths.signup}
    />
  );
}

function ForMember({ userId }: { userId: string }) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const { bookingLimits } = useSiteSettings();
  const [draft] = useState(() => readDraft<BookingDraft>(BOOKING_DRAFT));
  const known = [readStay(state), readStay(draft?.stay)];
  const named = bookedProperty(search);
  const id = named ?? known.find(Boolean)?.id;
  const { data, error, refetch, isFetching } = useQuery({
    ...propertyQuery(id ?? ''),
    enabled: id !== undefined,
  });
  const stay = known.find((each) => each?.id === id) ?? (data && stayOf(data));

  useEffect(() => dropDraft(BOOKING_DRAFT), []);

  // However the stay came, its address names it: there it survives a reload, and can be shared.
  useEffect(() => {
    if (!named && stay) navigate(bookingLink(stay.id), { replace: true, state: stay });
  }, [named, stay, navigate]);

  if (stay) {
    return (
      <Booking
        key={stay.id}
        stay={stay}
        userId={userId}
        draft={draft}
        days={usableDaysIn(search, bookingLimits)}
        guests={guestsIn(search)}
        property={data ?? (error ? null : undefined)}
        limits={bookingLimits}
      />
    );
  }
  if (!named || (error instanceof ApiError && error.status === 404)) return <NoStay />;
  if (!error) return <BookingSkeleton />;
  return (
    <div className="wrap py-8 md:py-12">
      <h1 className="sr-only">{bookingMessages.title}</h1>
      <ErrorBox message={error.message} onRetry={refetch} busy={isFetching} />
    </div>
  );
}

const stayOf = ({ _id: id, name, price, location }: Property): Stay => ({
  id,
  name,
  price,
  location,
});
