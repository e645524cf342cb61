import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { canSeeHostedStays } from '#domain/bookings/permissions.ts';
import { reservationMessages } from '#domain/bookings/reservations.ts';
import { ENQUIRIES_LINK, VERIFICATION_LINK } from '#domain/site/account-links.ts';
import { paths } from '#domain/site/paths.ts';
import { workspaceMessages } from '#domain/workspace/messages.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PartLinks } from '#web/ui/part-links.tsx';

interface Props {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the listers' workspace: its title, and links to the others. */
export function WorkspaceFrame({ children, ...header }: Props) {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const current = pathname.replace(/\/$/, '');
  const parts = [
    { label: workspaceMessages.today, to: paths.workspace },
    { label: workspaceMessages.listings, to: paths.workspaceListings },
    { label: ENQUIRIES_LINK.label, to: ENQUIRIES_LINK.path },
    { label: VERIFICATION_LINK.label, to: VERIFICATION_LINK.path },
    // Last, because a page does not know its viewer before its scripts run: links must not move under a finger.
    ...(canSeeHostedStays(viewer)
      ? [
          { label: reservationMessages.title, to: paths.reservations },
          { label: workspaceMessages.calendar, to: paths.stayCalendar },
        ]
      : []),
  ];
  return (
    <div className="wrap pb-12">
      <PageHeader {...header} />
      <PartLinks
        label={workspaceMessages.label}
        parts={parts.map((part) => ({ ...part, current: part.to === current }))}
      />
      {children}
    </div>
  );
}
