import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { confirmationMessages } from '#domain/bookings/confirmation-messages.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import { sayRequested } from '#domain/bookings/requests.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { BOOKING_SUCCESS_REDIRECT_MS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { refundableOf } from '#domain/stays/booked-refund.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import { formatDay } from '#domain/values/calendar-date.ts';
import { formatCedi } from '#domain/values/money.ts';
import { plural } from '#domain/values/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Facts } from '#web/ui/facts/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { showOutcome } from '#web/ui/show-outcome.ts';
import { calendarPath } from './booking-calls.ts';
import { HostContact } from './own/host-contact.tsx';
import { PriceLines } from './price-lines.tsx';
import { RefundTable } from './refund-table.tsx';

/**
 * The new booking, in place of its form, with everything the guest needs. After 3 s it leads home
 * (specification §4), where a toast repeats the message; anyone who scrolls or acts stays.
 */
export function Confirmation({ booking }: { booking: Booking }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [stays, stay] = useLeavingForHome(booking.request !== null);
  const refundable = refundableOf(booking);

  // It starts at the top of the page; the form was longer.
  useEffect(() => {
    window.scrollTo(0, 0);
    showOutcome(title.current);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits for anyone who does something in it
    <div onPointerDown={stay} onKeyDown={stay} className="wrap py-6 md:py-12">
      <section
        aria-labelledby="confirmation-title"
        className="mx-auto flex max-w-2xl flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-8"
      >
        <Title ref={title} booking={booking} stays={stays} onStay={stay} />
        <BookedProperty booking={booking} />
        <Facts
          facts={[
            { label: 'Arrive', value: formatDay(booking.checkIn) },
            { label: 'Leave', value: formatDay(booking.checkOut) },
            { label: 'Stay', value: plural(booking.nights, 'night') },
            { label: stayGuestMessages.guests, value: booking.guests },
            { label: 'Pay at the property', value: formatCedi(booking.total) },
            { label: 'Booking reference', value: booking.reference },
          ]}
        />
        {(booking.lines.length > 1 || booking.deposit > 0) && <PriceLines {...booking} />}
        {booking.cancellationPolicy && refundable && (
          <RefundTable policy={booking.cancellationPolicy} stay={refundable} />
        )}
        <div className="flex">
          <HostContact booking={booking} compact={false} />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.bookings} className="grow">
            {ownBookingMessages.see}
          </ButtonLink>
          {!booking.request && (
            <a
              href={calendarPath(booking._id)}
              download="stay.ics"
              className={buttonClass({ variant: 'secondary', className: 'grow' })}
            >
              <Icon of={CalendarPlus} size={18} className="text-muted" />
              {confirmationMessages.calendar}
            </a>
          )}
        </div>
      </section>
    </div>
  );
}

interface TitleProps {
  booking: Booking;
  ref: Ref<HTMLHeadingElement>;
  stays: boolean;
  onStay(): void;
}

/** That it is booked or asked for, and that the page leads home soon. */
function Title({ ref, booking: { request, host }, stays, onStay }: TitleProps) {
  return (
    <div className="flex items-start gap-3">
      <Icon
        of={request ? Hourglass : CircleCheck}
        size={32}
        className={cx('shrink-0', request ? 'text-rented' : 'text-available')}
      />
      <div>
        <h1
          ref={ref}
          id="confirmation-title"
          aria-describedby="confirmation-text"
          tabIndex={-1}
          className="text-xl outline-none sm:text-2xl"
        >
          {request ? requestMessages.title : confirmationMessages.title}
        </h1>
        <p id="confirmation-text" role="status" className="mt-1 text-sm">
          {request ? sayRequested(host.name, request) : bookingMessages.success}
        </p>
        {request && <p className="mt-1 text-sm">{requestMessages.next}</p>}
        {/* Keeps its space, so that nothing moves away under the finger. */}
        <p className={cx('text-sm text-muted', stays && 'invisible')}>
          {confirmationMessages.leaving}{' '}
          <Button variant="link" className="-my-3 text-sm" onClick={onStay}>
            {confirmationMessages.stay}
          </Button>
        </p>
      </div>
    </div>
  );
}

/** Goes home after a delay unless someone stays, or has to read on; returns whether they do, and a function to stay. */
function useLeavingForHome(mustRead: boolean): [stays: boolean, stay: () => void] {
  const navigate = useNavigate();
  const [stays, setStays] = useState(mustRead);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => {
      toast.success(bookingMessages.success);
      navigate(paths.home);
    }, BOOKING_SUCCESS_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [stays, navigate]);

  return [stays, () => setStays(true)];
}

function BookedProperty({ booking }: { booking: Booking }) {
  const { propertyName, propertyId, address, location, region, photo } = booking;
  return (
    <div className="flex items-start gap-4">
      <Picture
        photo={photo ?? undefined}
        sizes="96px"
        alt=""
        eager
        className="aspect-4/3 w-24 shrink-0 rounded-control [&_span]:sr-only"
      />
      <div className="min-w-0">
        <h2 className="text-base leading-snug sm:text-lg">
          <Link to={paths.property(propertyId)} className="py-3 hover:text-primary hover:underline">
            {propertyName}
          </Link>
        </h2>
        <p className="text-sm text-muted wrap-anywhere">
          {address}, {location}, {region}
        </p>
      </div>
    </div>
  );
}
