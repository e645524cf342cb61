import { isAdmin } from '#domain/accounts/permissions.ts';
import { canSeeHostedStays } from '#domain/bookings/permissions.ts';
import { reservationMessages } from '#domain/bookings/reservations.ts';
import { paths } from '#domain/site/paths.ts';
import { Reservations } from '#web/features/bookings/reservations/reservations.tsx';
import { StayListsSkeleton } from '#web/features/bookings/stay-lists-skeleton.tsx';
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';

const { title, intro, introForAdmin } = reservationMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.reservations });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <WorkspaceFrame title={title} intro={intro}>
    <StayListsSkeleton />
  </WorkspaceFrame>
);

export default function ReservationsPage() {
  const viewer = useViewer();
  const everyones = isAdmin(viewer);
  return (
    <WorkspaceFrame title={title} intro={everyones ? introForAdmin : intro}>
      {viewer && canSeeHostedStays(viewer) ? (
        <Reservations userId={viewer.userId} everyones={everyones} />
      ) : (
        <StayListsSkeleton />
      )}
    </WorkspaceFrame>
  );
}
