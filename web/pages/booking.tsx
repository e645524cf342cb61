import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bookingSentences } from '#domain/bookings/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { guardRedirect } from '#domain/site/route-access.ts';
import { Booking } from '#web/features/bookings/booking.tsx';
import { BookingSkeleton } from '#web/features/bookings/booking-skeleton.tsx';
import { NoStay } from '#web/features/bookings/no-stay.tsx';
import { BOOKING_DRAFT, type BookingDraft, readStay } from '#web/features/bookings/stay.ts';
import { ToSignUp } from '#web/features/bookings/to-sign-up.tsx';
import { propertyQuery } from '#web/features/properties/queries.ts';
import { dropDraft, readDraft } from '#web/lib/draft.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { readSession } from '#web/lib/session.ts';
import { viewerOf } from '#web/lib/use-viewer.ts';
import type { Route } from './+types/booking';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: bookingSentences.title,
    description: 'Choose your dates and book a short stay in Ghana.',
    path: paths.booking,
    origin: originOf(matches),
    index: false,
  });

/** Who is looking, and what they book, is known in the browser alone. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <BookingSkeleton />;
}

/**
 * The guard of this page stands here and not in its loader, because a loader does not see the navigation
 * state, which has to survive the way through sign-up. It is asked once: a session that ends while one
 * types is the form's matter (specification §5).
 */
export default function Page() {
  const { state } = useLocation();
  const [viewer] = useState(() => viewerOf(readSession()));
  const elsewhere = guardRedirect(paths.booking, viewer);
  const stay = readStay(state);
  if (elsewhere || !viewer) return <ToSignUp stay={stay} to={elsewhere ?? paths.signup} />;
  return <ForMember userId={viewer.userId} />;
}

function ForMember({ userId }: { userId: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [draft] = useState(() => readDraft<BookingDraft>(BOOKING_DRAFT));
  const passed = readStay(state);
  const kept = readStay(draft?.stay);
  const stay = passed ?? kept;
  const { data, error } = useQuery({ ...propertyQuery(stay?.id ?? ''), enabled: Boolean(stay) });

  // What was kept goes where it would have been: it then survives a reload, and no other visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (!passed && kept) navigate(paths.booking, { replace: true, state: kept });
    dropDraft(BOOKING_DRAFT);
  }, []);

  if (!stay) return <NoStay />;
  return (
    <Booking
      key={stay.id}
      stay={stay}
      userId={userId}
      draft={draft}
      property={data ?? (error ? null : undefined)}
    />
  );
}
