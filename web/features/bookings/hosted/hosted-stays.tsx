import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { pageOf } from '#web/lib/lists/list-page.ts';
import { latestOf, useLook } from '#web/lib/lists/use-look.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import {
  PAST_PAGE_SIZE,
  StayLists,
  UPCOMING_PAGE,
  UPCOMING_PAGE_SIZE,
  useCancelling,
} from '../stay-lists.tsx';
import { CancelStayDialog } from './cancel-stay-dialog.tsx';
import { hostedStaysQuery } from './hosted-calls.ts';
import { HostedStayCard } from './hosted-stay-card.tsx';

interface Props {
  userId: string;
  /** Shows everyone's stays, with their hosts, to an Admin. */
  everyones: boolean;
}

/** The stays at the user's own properties: guests, dates, contact details and prices. */
export function HostedStays({ userId, everyones }: Props) {
  const query = new URLSearchParams(useLocation().search);
  const upcoming = useQuery(
    hostedStaysQuery(userId, {
      when: 'upcoming',
      page: pageOf(query, UPCOMING_PAGE),
      limit: UPCOMING_PAGE_SIZE,
    }),
  );
  const past = useQuery(
    hostedStaysQuery(userId, { when: 'past', page: pageOf(query), limit: PAST_PAGE_SIZE }),
  );
  const shown = [...(upcoming.data?.items ?? []), ...(past.data?.items ?? [])];
  const areBoth = upcoming.data !== undefined && past.data !== undefined;
  const latest = areBoth ? latestOf(shown.flatMap(newsOf)) : undefined;
  const isNew = useLook('hostedStays', userId, latest);
  const { cancelling, outcome, ask, close, settle } = useCancelling<HostedStay>();

  return (
    <>
      <StayLists
        upcoming={upcoming}
        past={past}
        failureTitle={hostedStayMessages.loadFailure}
        outcome={outcome}
        empty={
          everyones ? (
            <EmptyState title={hostedStayMessages.emptyAll} />
          ) : (
            <EmptyState
              title={hostedStayMessages.emptyOwn}
              text={hostedStayMessages.emptyOwnHelp}
              action={
                <ButtonLink to={paths.uploadProperty}>{uploadPropertyMessages.title}</ButtonLink>
              }
            />
          )
        }
        noneUpcoming={
          <p className="rounded-card bg-sunken px-5 py-4 text-muted">
            {hostedStayMessages.noneUpcoming}
          </p>
        }
        card={(stay, isUpcoming) => (
          <HostedStayCard
            key={stay._id}
            stay={stay}
            everyones={everyones}
            isToCome={isUpcoming}
            isNew={newsOf(stay).some(isNew)}
            onCancel={() => ask(stay)}
            onSettled={settle}
          />
        )}
      />
      <CancelStayDialog stay={cancelling} onClose={close} onSettled={settle} />
    </>
  );
}

/** The time of the guest's last action: booking or cancelling. Past stays are not news. */
function newsOf({ status, createdAt, cancellation }: HostedStay): string[] {
  if (status === 'confirmed' || status === 'requested') return [createdAt];
  return cancellation?.at && cancellation.by === 'guest' ? [cancellation.at] : [];
}
