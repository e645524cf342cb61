import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { canSeeHostedStays } from '#domain/bookings/permissions.ts';
import { paths } from '#domain/site/paths.ts';
import { HostedStays } from '#web/features/bookings/hosted/hosted-stays.tsx';
import { OwnBookings } from '#web/features/bookings/own/own-bookings.tsx';
import { StayListsSkeleton } from '#web/features/bookings/stay-lists-skeleton.tsx';
import { newsQuery } from '#web/lib/lists/news-query.ts';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PartLinks } from '#web/ui/part-links.tsx';

/** The part shown is kept in the page's address (paths.hostedStays). */
const PART = 'part';
const HOSTED = 'hosted';

export const meta = guardedMeta({
  title: ownBookingMessages.title,
  description: ownBookingMessages.intro,
  path: paths.bookings,
});

export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return (
    <Frame intro={ownBookingMessages.intro}>
      <StayListsSkeleton />
    </Frame>
  );
}

export default function Bookings() {
  const viewer = useViewer();
  const part = new URLSearchParams(useLocation().search).get(PART);
  const isHost = canSeeHostedStays(viewer);
  const isHosted = isHost && part === HOSTED;
  return (
    <Frame intro={isHosted ? hostedStayMessages.intro : ownBookingMessages.intro}>
      {!viewer && <StayListsSkeleton />}
      {viewer && isHost && (
        <Parts userId={viewer.userId} isHosted={isHosted} everyones={isAdmin(viewer)} />
      )}
      {viewer && isHosted && <HostedStays userId={viewer.userId} everyones={isAdmin(viewer)} />}
      {viewer && !isHosted && <OwnBookings userId={viewer.userId} />}
    </Frame>
  );
}

/** For hosts: their own bookings, or the stays at their properties. */
function Parts({
  userId,
  isHosted,
  everyones,
}: {
  userId: string;
  isHosted: boolean;
  everyones: boolean;
}) {
  const { data } = useQuery(newsQuery(userId));
  return (
    <PartLinks
      label={ownBookingMessages.title}
      parts={[
        {
          to: paths.bookings,
          label: hostedStayMessages.ownPart,
          current: !isHosted,
          count: data?.stays.count,
        },
        {
          to: paths.hostedStays,
          label: everyones ? hostedStayMessages.partForAdmin : hostedStayMessages.part,
          current: isHosted,
          count: data?.hostedStays.count,
        },
      ]}
    />
  );
}

function Frame({ intro, children }: { intro: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <PageHeader title={ownBookingMessages.title} intro={intro} />
      {children}
    </div>
  );
}
