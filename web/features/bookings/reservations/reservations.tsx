import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import {
  RESERVATION_STATES,
  RESERVATIONS_PAGE_SIZE,
  type ReservationState,
  reservationMessages,
} from '#domain/bookings/reservations.ts';
import { paths } from '#domain/site/paths.ts';
import { plural } from '#domain/values/plural.ts';
import { workspaceMessages } from '#domain/workspace/messages.ts';
import { pageOf, shownText } from '#web/lib/lists/list-page.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { PartLinks } from '#web/ui/part-links.tsx';
import { CancelStayDialog } from '../hosted/cancel-stay-dialog.tsx';
import { requestsQuery, reservationsQuery } from '../hosted/hosted-calls.ts';
import { HostedStayCard } from '../hosted/hosted-stay-card.tsx';
import { useCancelling } from '../stay-lists.tsx';
import { StayListsSkeleton } from '../stay-lists-skeleton.tsx';
import { listAddress, type ReservationsShown, readReservations } from './reservation-address.ts';
import { ReservationTools } from './reservation-tools.tsx';

interface Props {
  userId: string;
  /** Shows everyone's stays, with their hosts, to an Admin. */
  everyones: boolean;
}

/** The stays at the user's own properties in one state, in pages; a search may narrow them. */
export function Reservations({ userId, everyones }: Props) {
  const query = new URLSearchParams(useLocation().search);
  const { state, search } = readReservations(query);
  const page = pageOf(query);
  const limit = RESERVATIONS_PAGE_SIZE;
  const { data, error, isFetching, refetch } = useQuery(
    reservationsQuery(userId, { state, search, page, limit }),
  );
  const waiting = useQuery(requestsQuery(userId)).data?.total ?? 0;
  const place = usePageOfList(data, limit);
  const { cancelling, outcome, ask, close, settle } = useCancelling<HostedStay>();
  return (
    <div className="flex flex-col gap-5">
      <ReservationTools state={state} search={search} />
      <div className="-mb-5">
        <PartLinks
          label={reservationMessages.title}
          parts={RESERVATION_STATES.map((each) => ({
            to: listAddress(each, search),
            label: labelOf(each, waiting),
            current: each === state,
          }))}
        />
      </div>
      {waiting > 0 && state === 'to-come' && <RequestsNotice count={waiting} />}
      {outcome && <Outcome tone={outcome.tone}>{outcome.text}</Outcome>}
      {error && (
        <ErrorBox
          title={hostedStayMessages.loadFailure}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <StayListsSkeleton />}
      {data && !error && (
        <>
          <h2 className="sr-only">{reservationMessages.states[state]}</h2>
          <ListCount>{data.total > 0 && shownText(place, 'stay', 'stays')}</ListCount>
          {data.total === 0 && <None state={state} search={search} everyones={everyones} />}
          {data.items.map((stay) => (
            <HostedStayCard
              key={stay._id}
              stay={stay}
              everyones={everyones}
              isToCome={stay.status === 'confirmed'}
              onCancel={() => ask(stay)}
              onSettled={settle}
            />
          ))}
          <ListPages of={place} />
        </>
      )}
      <CancelStayDialog stay={cancelling} onClose={close} onSettled={settle} />
    </div>
  );
}

const labelOf = (state: ReservationState, waiting: number): string =>
  state === 'requests' && waiting > 0
    ? `${reservationMessages.states.requests} (${waiting})`
    : reservationMessages.states[state];

/** Leads to the requests, which run out. */
const RequestsNotice = ({ count }: { count: number }) => (
  <Notice tone="info">
    {requestMessages.waitingForYou(plural(count, 'request'))}{' '}
    <Link
      to={listAddress('requests')}
      className="-my-3 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
    >
      {requestMessages.seeRequests}
    </Link>
  </Notice>
);

function None({ state, search, everyones }: ReservationsShown & Pick<Props, 'everyones'>) {
  if (!search) {
    const isOwn = state === 'to-come' && !everyones;
    return (
      <EmptyState
        compact
        title={reservationMessages.none[state]}
        text={isOwn ? reservationMessages.noneToComeHelp : undefined}
        action={
          isOwn && (
            <ButtonLink to={paths.workspaceListings} variant="secondary">
              {workspaceMessages.seeListings}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <EmptyState
      compact
      title={reservationMessages.nothingFits}
      action={
        <ButtonLink to={listAddress(state)} variant="secondary">
          {reservationMessages.clear}
        </ButtonLink>
      }
    />
  );
}
