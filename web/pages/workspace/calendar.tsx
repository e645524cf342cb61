import { paths } from '#domain/site/paths.ts';
import { hostCalendarMessages } from '#domain/stays/host-messages.ts';
import { canSeeHostCalendar } from '#domain/stays/permissions.ts';
import { CalendarSkeleton } from '#web/features/stays/calendar/calendar-skeleton.tsx';
import { HostCalendar } from '#web/features/stays/calendar/host-calendar.tsx';
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';

const { title, intro } = hostCalendarMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.stayCalendar });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <WorkspaceFrame title={title} intro={intro}>
    <CalendarSkeleton />
  </WorkspaceFrame>
);

export default function StayCalendarPage() {
  const viewer = useViewer();
  return (
    <WorkspaceFrame title={title} intro={intro}>
      {viewer && canSeeHostCalendar(viewer) ? (
        <HostCalendar key={viewer.userId} userId={viewer.userId} />
      ) : (
        <CalendarSkeleton />
      )}
    </WorkspaceFrame>
  );
}
