import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import { lastDayToCancel } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { type BookingStatus, cancel } from '#domain/bookings/state.ts';
import { formatDay, today } from '#domain/calendar-date.ts';
import { formatCedi } from '#domain/money.ts';
import { plural } from '#domain/plural.ts';
import { paths } from '#domain/site/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/status-badge.tsx';
import { HostContact } from './host-contact.tsx';

const STATUS: Readonly<Record<BookingStatus, { label: string; tone: StatusTone }>> = {
  confirmed: { label: 'Confirmed', tone: 'available' },
  completed: { label: 'Completed', tone: 'rented' },
  cancelled: { label: 'Cancelled', tone: 'closed' },
};

interface Props {
  booking: Booking;
  /** For a stay that is coming up: asked for by its button. */
  onCancel?: () => void;
}

/** A booking with all that its guest needs: where, when, how much, and whom to call. */
export function BookingCard({ booking, onCancel }: Props) {
  const { location, region, photo, status, checkIn, checkOut } = booking;
  const { nights, nightlyPrice, total } = booking;
  const isOver = status !== 'confirmed';
  const { label, tone } = STATUS[status];
  const nameId = `booking-${booking._id}`;
  return (
    <article
      aria-labelledby={nameId}
      className="grid grid-cols-[min(6rem,28%)_minmax(0,1fr)] gap-4 overflow-hidden rounded-card border border-line bg-surface p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-5 md:grid-cols-[14rem_minmax(0,1fr)] md:py-0 md:pl-0"
    >
      <Picture
        photo={photo ?? undefined}
        sizes="(min-width: 768px) 320px, (min-width: 640px) 144px, 96px"
        alt=""
        className={cx(
          'aspect-4/3 self-start rounded-control max-sm:[&_span]:sr-only md:row-span-3 md:aspect-auto md:size-full md:rounded-none',
          isOver && 'opacity-75',
        )}
      />
      <div className="min-w-0 md:pt-4">
        <StatusBadge tone={tone} plain className="mb-1.5">
          {label}
        </StatusBadge>
        <h3 id={nameId} className="line-clamp-3 font-sans text-base font-semibold tracking-normal">
          <Name booking={booking} />
        </h3>
        <p className="mt-0.5 flex items-start gap-1 text-sm text-muted">
          <Icon of={MapPin} size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {location}, {region}
          </span>
        </p>
      </div>
      <dl className="col-span-full grid grid-cols-2 gap-x-4 gap-y-3 border-line border-t pt-4 text-sm sm:grid-cols-3 md:col-span-1 md:col-start-2">
        <Fact term="Check-in">{formatDay(checkIn)}</Fact>
        <Fact term="Check-out">{formatDay(checkOut)}</Fact>
        <Fact term={`${plural(nights, 'night')} × ${formatCedi(nightlyPrice)}`} wide>
          <Price cedi={total} />
        </Fact>
      </dl>
      <div className="col-span-full flex flex-wrap items-end justify-between gap-x-3 gap-y-4 border-line border-t pt-4 md:col-span-1 md:col-start-2 md:pb-4">
        <HostContact booking={booking} compact={isOver} />
        {onCancel && <Cancelling booking={booking} nameId={nameId} onCancel={onCancel} />}
      </div>
    </article>
  );
}

/** Leads to the listing as long as there is one. */
function Name({ booking: { propertyId, propertyName, listed } }: Pick<Props, 'booking'>) {
  if (listed) {
    return (
      <Link to={paths.property(propertyId)} className="hover:text-primary hover:underline">
        {propertyName}
      </Link>
    );
  }
  return (
    <>
      {propertyName}{' '}
      <span className="font-normal text-muted text-sm">({ownBookingSentences.notListed})</span>
    </>
  );
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('figures min-w-0', wide && 'max-sm:col-span-full sm:text-right')}>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Until the day before check-in a button, then the sentence that says whom to call. */
function Cancelling({
  booking,
  nameId,
  onCancel,
}: {
  booking: Booking;
  nameId: string;
  onCancel(): void;
}) {
  if (!cancel(booking, today(new Date())).ok) {
    return <p className="w-full text-muted text-sm">{ownBookingSentences.tooLate}</p>;
  }
  const until = formatDay(lastDayToCancel(booking.checkIn));
  return (
    <div className="flex items-center justify-between gap-3 max-sm:w-full sm:w-36 sm:flex-col sm:items-end sm:gap-1 sm:text-right">
      <p className="min-w-0 text-muted text-xs">{ownBookingSentences.cancelUntil(until)}</p>
      <Button
        variant="quiet-danger"
        onClick={onCancel}
        aria-describedby={nameId}
        className="-mr-4 shrink-0"
      >
        {ownBookingSentences.cancel}
      </Button>
    </div>
  );
}
