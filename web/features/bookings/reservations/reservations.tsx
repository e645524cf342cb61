import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { reservationMessages } from '#domain/bookings/reservations.ts';
import { paths } from '#domain/site/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StayListsSkeleton } from '../stay-lists-skeleton.tsx';
import { calendarAddress, listAddress, readReservations } from './reservation-address.ts';
import { ReservationList } from './reservation-list.tsx';

const StayMonth = lazy(() => import('./stay-month.tsx'));

interface Props {
  userId: string;
  /** Shows everyone's stays, with their hosts, to an Admin. */
  everyones: boolean;
}

/** The stays at the user's own properties, as a list or a calendar. */
export function Reservations(props: Props) {
  const shown = readReservations(new URLSearchParams(useLocation().search));
  const { list, calendar } = reservationMessages;
  const ways = [
    { label: list, to: listAddress('to-come'), isCurrent: !shown.isCalendar },
    { label: calendar, to: calendarAddress(), isCurrent: shown.isCalendar },
  ];
  return (
    <div className="flex flex-col gap-6">
      <nav aria-label={reservationMessages.views} className="flex flex-wrap gap-2">
        {ways.map(({ label, to, isCurrent }) => (
          <Link
            key={label}
            to={to}
            aria-current={isCurrent ? 'true' : undefined}
            className={buttonClass({ variant: isCurrent ? 'primary' : 'secondary' })}
          >
            {label}
          </Link>
        ))}
        <Link
          to={paths.stayCalendar}
          className={buttonClass({ variant: 'quiet', className: 'ml-auto px-2' })}
        >
          {reservationMessages.pricesAndBlocks}
        </Link>
      </nav>
      {shown.isCalendar ? (
        <Suspense fallback={<StayListsSkeleton />}>
          <StayMonth userId={props.userId} month={shown.month} />
        </Suspense>
      ) : (
        <ReservationList {...props} shown={shown} />
      )}
    </div>
  );
}
