import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { reservationMessages } from '#domain/bookings/reservations.ts';
import { addMonths, type CalendarDate, formatDate, today } from '#domain/values/calendar-date.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { stayMonthQuery } from '../hosted/hosted-calls.ts';
import { StayListsSkeleton } from '../stay-lists-skeleton.tsx';
import { MonthAgenda } from './month-agenda.tsx';
import { monthOf } from './month-days.ts';
import { MonthTimeline } from './month-timeline.tsx';
import { calendarAddress } from './reservation-address.ts';

interface Props {
  userId: string;
  /** '2026-12'; by default the current month. */
  month: string | undefined;
}

/** A month's stays: one row per property on wide screens, day by day on others. */
export default function StayMonth({ userId, month }: Props) {
  const first = `${month ?? monthOf(today(new Date()))}-01` as CalendarDate;
  const { data, error, isFetching, refetch } = useQuery(stayMonthQuery(userId, monthOf(first)));
  const isEmpty = data?.properties.every(({ stays }) => stays.length === 0);
  return (
    <section aria-labelledby="stay-month" className="flex flex-col gap-4">
      <div className="flex items-center gap-1">
        <Turn to={addMonths(first, -1)} icon={ChevronLeft} label="Previous month" />
        <h2 id="stay-month" className="min-w-32 text-center text-lg">
          {formatDate(first).slice(2)}
        </h2>
        <Turn to={addMonths(first, 1)} icon={ChevronRight} label="Next month" />
      </div>
      {error && (
        <ErrorBox
          title={hostedStayMessages.loadFailure}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <StayListsSkeleton />}
      {data && !data.isWhole && <Notice tone="info">{reservationMessages.monthCut}</Notice>}
      {data && data.properties.length > 0 && (
        <div className="max-lg:hidden">
          <MonthTimeline of={data} />
        </div>
      )}
      {data && !isEmpty && (
        <div className="lg:hidden">
          <MonthAgenda of={data} />
        </div>
      )}
      {isEmpty && <EmptyState compact title={reservationMessages.monthEmpty} />}
    </section>
  );
}

function Turn({ to, icon, label }: { to: CalendarDate; icon: typeof ChevronLeft; label: string }) {
  return (
    <Link
      to={calendarAddress(monthOf(to))}
      replace
      preventScrollReset
      aria-label={label}
      className={buttonClass({ variant: 'quiet', className: 'size-11 px-0' })}
    >
      <Icon of={icon} />
    </Link>
  );
}
