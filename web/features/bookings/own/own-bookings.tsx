import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { LIST_LIMIT_MAX } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { pageOf, pageSearch, pagesOf } from '#web/lib/list-page.ts';
import { useLastPage } from '#web/lib/use-last-page.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ownBookingsQuery } from '../booking-calls.ts';
import { BookingCard } from './booking-card.tsx';
import { CancelDialog, type CancelOutcome } from './cancel-dialog.tsx';
import { OwnBookingsSkeleton } from './own-bookings-skeleton.tsx';

const PAST_PAGE_SIZE = 10;

/** A guest's bookings: what is coming up, the next first, then what is past or cancelled. */
export function OwnBookings({ userId }: { userId: string }) {
  const query = new URLSearchParams(useLocation().search);
  const page = pageOf(query);
  const upcoming = useQuery(
    ownBookingsQuery(userId, { when: 'upcoming', page: 1, limit: LIST_LIMIT_MAX }),
  );
  const past = useQuery(ownBookingsQuery(userId, { when: 'past', page, limit: PAST_PAGE_SIZE }));
  useLastPage(past.data, PAST_PAGE_SIZE);
  const [cancelling, setCancelling] = useState<Booking>();
  const [outcome, setOutcome] = useState<CancelOutcome>();

  const settle = (next: CancelOutcome) => {
    setCancelling(undefined);
    setOutcome(next);
  };

  const error = upcoming.error ?? past.error;
  if (!upcoming.data || !past.data) {
    if (!error) return <OwnBookingsSkeleton />;
    return (
      <ErrorBox
        title={ownBookingSentences.loadFailure}
        message={error.message}
        onRetry={() => {
          void upcoming.refetch();
          void past.refetch();
        }}
        busy={upcoming.isFetching || past.isFetching}
      />
    );
  }

  return (
    <div className="flex flex-col gap-6">
      {outcome && <Outcome tone={outcome.tone}>{outcome.text}</Outcome>}
      {upcoming.data.total === 0 && past.data.total === 0 ? (
        <EmptyState
          title={ownBookingSentences.empty}
          text={ownBookingSentences.emptyHelp}
          action={<ButtonLink to={paths.shortStays}>{ownBookingSentences.findStay}</ButtonLink>}
        />
      ) : (
        <>
          <Group title={ownBookingSentences.upcoming}>
            {upcoming.data.items.map((booking) => (
              <BookingCard
                key={booking._id}
                booking={booking}
                onCancel={() => {
                  setOutcome(undefined);
                  setCancelling(booking);
                }}
              />
            ))}
            {upcoming.data.total === 0 && <NoneUpcoming />}
          </Group>
          {past.data.total > 0 && (
            <Group title={ownBookingSentences.past}>
              {past.data.items.map((booking) => (
                <BookingCard key={booking._id} booking={booking} />
              ))}
            </Group>
          )}
          <Pagination
            page={page}
            pages={pagesOf(past.data.total, PAST_PAGE_SIZE)}
            label={ownBookingSentences.past}
            hrefOf={(each) => ({ search: pageSearch(query, each) })}
            preventScrollReset
          />
        </>
      )}
      <CancelDialog
        booking={cancelling}
        onClose={() => setCancelling(undefined)}
        onSettled={settle}
      />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function NoneUpcoming() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-4">
      <p className="text-muted">{ownBookingSentences.noneUpcoming}</p>
      <ButtonLink to={paths.shortStays} variant="secondary">
        {ownBookingSentences.findStay}
      </ButtonLink>
    </div>
  );
}
