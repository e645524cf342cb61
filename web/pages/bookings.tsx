import type { ReactNode } from 'react';
import { ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { OwnBookings } from '#web/features/bookings/own/own-bookings.tsx';
import { OwnBookingsSkeleton } from '#web/features/bookings/own/own-bookings-skeleton.tsx';
import { guard } from '#web/lib/guard.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/bookings';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: ownBookingSentences.title,
    description: ownBookingSentences.intro,
    path: paths.bookings,
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  guard(request);
  return null;
};
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <Frame>
      <OwnBookingsSkeleton />
    </Frame>
  );
}

export default function Bookings() {
  const userId = useSession()?.userId;
  return (
    <Frame>
      {userId === undefined ? <OwnBookingsSkeleton /> : <OwnBookings userId={userId} />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="max-w-4xl">
        <PageHeader title={ownBookingSentences.title} intro={ownBookingSentences.intro} />
        {children}
      </div>
    </div>
  );
}
