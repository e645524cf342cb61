import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { hostCalendarMessages as said } from '#domain/stays/host-messages.ts';
import { today as dayOf } from '#domain/values/calendar-date.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { stayCalendarQuery } from '../stay-calls.ts';
import { type CalendarShown, readCalendar } from './calendar-address.ts';
import { daysShown } from './calendar-days.ts';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { CalendarKey, CalendarTools } from './calendar-tools.tsx';
import { ManyStays } from './many-stays.tsx';
import { OneStay } from './one-stay.tsx';
import { YearView } from './year-view.tsx';

/** The calendar of a host's short stays: a month or a year, of one of them or all. */
export function HostCalendar({ userId }: { userId: string }) {
  const today = dayOf(new Date());
  const asked = readCalendar(new URLSearchParams(useLocation().search), today);
  const { data, error, isFetching, refetch } = useQuery(
    stayCalendarQuery(userId, daysShown(asked.month, asked.isYear, today)),
  );
  if (error) {
    return (
      <ErrorBox
        title={said.loadFailure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <CalendarSkeleton />;
  const { stays } = data;
  if (stays.length === 0) {
    return (
      <EmptyState
        title={said.none}
        text={said.noneHelp}
        action={<ButtonLink to={paths.uploadProperty}>{said.list}</ButtonLink>}
      />
    );
  }
  const stay = stays.length === 1 ? stays[0] : stays.find(({ _id }) => _id === asked.stay);
  const shown: CalendarShown = { ...asked, stay: stay?._id ?? '' };
  const views = { shown, today };
  return (
    <div className="flex flex-col gap-5">
      <CalendarTools stays={stays} {...views} />
      {shown.isYear && <YearView stays={stay ? [stay] : stays} {...views} />}
      {!shown.isYear && (
        <>
          {stay && <OneStay key={stay._id} stay={stay} {...views} />}
          {!stay && <ManyStays stays={stays} {...views} />}
          <CalendarKey />
        </>
      )}
    </div>
  );
}
