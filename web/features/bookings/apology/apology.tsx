import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apologyMessages } from '#domain/bookings/apology-messages.ts';
import { ALREADY_PAID } from '#domain/bookings/own-messages.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { compare, formatDay, today } from '#domain/values/calendar-date.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { CardGridSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { HostContact } from '../own/host-contact.tsx';

interface Props {
  booking: Booking;
  instead: UseQueryResult<Property[]>;
  cards(properties: Property[]): ReactNode;
}

/** A plain explanation of the failed stay, with others on the same dates. */
export function Apology({ booking, instead, cards }: Props) {
  const { status, cancellation, checkIn, checkOut } = booking;
  const isSite = cancellation?.by === 'site';
  const hasBegun = compare(checkIn, today(new Date())) < 0;
  return (
    <>
      <PageHeader title={apologyMessages.title} intro={introOf(booking)} />
      <div className="mb-8 flex max-w-prose flex-col gap-4 rounded-card bg-sunken p-5">
        {cancellation?.reason && (
          <p className="whitespace-pre-line wrap-anywhere">
            <span className="block text-muted text-sm">
              {isSite ? apologyMessages.reasonOfSite : apologyMessages.reason}
            </span>
            {cancellation.reason}
          </p>
        )}
        {status === 'cancelled' && <p>{ALREADY_PAID}</p>}
        <HostContact booking={booking} compact />
      </div>
      <section aria-labelledby="instead">
        <h2 id="instead" className="text-xl">
          {apologyMessages.instead}
        </h2>
        <p className="mt-1 mb-5 text-muted">
          {formatDay(checkIn)} to {formatDay(checkOut)}.{' '}
          {instead.data && instead.data.length > 0 && apologyMessages.insteadNote}
        </p>
        {instead.data && instead.data.length > 0 && cards(instead.data)}
        {instead.data?.length === 0 && (
          <EmptyState
            compact
            title={hasBegun ? apologyMessages.datesBegun : apologyMessages.none}
            text={hasBegun ? undefined : apologyMessages.noneHelp}
            action={<ButtonLink to={paths.shortStays}>{apologyMessages.findStay}</ButtonLink>}
          />
        )}
        {!instead.data && !instead.error && <CardGridSkeleton />}
        {instead.error && (
          <ErrorBox
            message={instead.error.message}
            onRetry={() => void instead.refetch()}
            busy={instead.isFetching}
          />
        )}
      </section>
    </>
  );
}

function introOf({ status, propertyName, host, cancellation }: Booking): string {
  if (status === 'declined') return apologyMessages.declined(propertyName, host.name);
  if (status === 'expired') return apologyMessages.expired(propertyName, host.name);
  return cancellation?.by === 'site'
    ? apologyMessages.site(propertyName)
    : apologyMessages.host(propertyName, host.name);
}
