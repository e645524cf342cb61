import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Stay } from './stay-card.tsx';
import { StayListsSkeleton } from './stay-lists-skeleton.tsx';
import type { CancelOutcome } from './use-cancel.ts';

/** Page parameter of the upcoming list; the other list uses the usual one. */
export const UPCOMING_PAGE = 'upcoming';

/** Stays per page of each list. */
export const UPCOMING_PAGE_SIZE = 50;
export const PAST_PAGE_SIZE = 10;

interface Props<S extends Stay> {
  upcoming: UseQueryResult<Listed<S>>;
  past: UseQueryResult<Listed<S>>;
  failureTitle: string;
  /** In place of both lists, when neither has a stay. */
  empty: ReactNode;
  /** Shown if none are upcoming. */
  noneUpcoming: ReactNode;
  outcome: CancelOutcome | undefined;
  card(stay: S, isUpcoming: boolean): ReactNode;
}

/** Two lists of stays in each of their states: upcoming ones, the next first, then past or cancelled ones. */
export function StayLists<S extends Stay>({
  upcoming,
  past,
  failureTitle,
  empty,
  noneUpcoming,
  outcome,
  card,
}: Props<S>) {
  const upcomingPage = usePageOfList(upcoming.data, UPCOMING_PAGE_SIZE, UPCOMING_PAGE);
  const pastPage = usePageOfList(past.data, PAST_PAGE_SIZE);
  const error = upcoming.error ?? past.error;
  if (!upcoming.data || !past.data) {
    if (!error) return <StayListsSkeleton />;
    return (
      <ErrorBox
        title={failureTitle}
        message={error.message}
        onRetry={() => {
          void upcoming.refetch();
          void past.refetch();
        }}
        busy={upcoming.isFetching || past.isFetching}
      />
    );
  }
  const isNone = upcoming.data.total === 0 && past.data.total === 0;
  return (
    <div className="flex flex-col gap-6">
      {outcome && <Outcome tone={outcome.tone}>{outcome.text}</Outcome>}
      {isNone && empty}
      {!isNone && (
        <>
          <Group title={ownBookingMessages.upcoming}>
            {upcoming.data.items.map((stay) => card(stay, true))}
            {upcoming.data.total === 0 && noneUpcoming}
          </Group>
          <ListPages of={upcomingPage} label={ownBookingMessages.upcoming} />
          {past.data.total > 0 && (
            <Group title={ownBookingMessages.past}>
              {past.data.items.map((stay) => card(stay, false))}
            </Group>
          )}
          <ListPages of={pastPage} label={ownBookingMessages.past} preventScrollReset />
        </>
      )}
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

/** The stay being cancelled, and the result. */
export function useCancelling<S extends Stay>() {
  const [cancelling, setCancelling] = useState<S>();
  const [outcome, setOutcome] = useState<CancelOutcome>();
  return {
    cancelling,
    outcome,
    ask(stay: S) {
      setOutcome(undefined);
      setCancelling(stay);
    },
    close: () => setCancelling(undefined),
    settle(next: CancelOutcome) {
      setCancelling(undefined);
      setOutcome(next);
    },
  };
}
