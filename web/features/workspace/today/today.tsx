import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import Hourglass from 'lucide-react/icons/hourglass';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import { reservationPath } from '#domain/bookings/reservations.ts';
import { paths } from '#domain/site/paths.ts';
import { clashMessages } from '#domain/stay-calendars/clash-messages.ts';
import { formatDay, today } from '#domain/values/calendar-date.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { plural } from '#domain/values/plural.ts';
import type { Today as TodayResponse, WaitingListing } from '#domain/workspace/today-schema.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import { enquiryLines } from './enquiry-lines.tsx';
import { OwnReportLine } from './own-report-line.tsx';
import { PendingGroup, PendingItem } from './pending-item.tsx';
import { QuietDay } from './quiet-day.tsx';
import { todayQuery } from './today-query.ts';
import { WaitingListingLine } from './waiting-listing-line.tsx';

/** A lister's open tasks, each linked to the page where it is done. */
export function Today({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(todayQuery(userId));
  if (error && !data) {
    return (
      <ErrorBox
        title="We couldn’t load what needs your attention"
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <TextSkeleton />;
  return isQuiet(data) ? (
    <QuietDay hasListings={data.hasListings} />
  ) : (
    <Waiting of={data} userId={userId} />
  );
}

const isQuiet = ({
  unread,
  toAnswer,
  requests,
  arrivals,
  departures,
  cancelled,
  clashes,
  listings,
  reports,
}: TodayResponse) =>
  unread === 0 &&
  [toAnswer, requests, arrivals, departures, cancelled, clashes, listings, reports].every(
    (list) => list.length === 0,
  );

/** Hidden because of a report: it is shown among the reports. */
const isReported = ({ moderation }: WaitingListing) => moderation?.reported === true;

function Waiting({ of: data, userId }: { of: TodayResponse; userId: string }) {
  const day = today(new Date());
  const stayLine = (stay: HostedStay, icon: typeof LogIn, date: HostedStay['checkIn']) => (
    <PendingItem
      key={stay._id}
      icon={icon}
      to={reservationPath(stay, day)}
      title={`${date === day ? 'Today' : 'Tomorrow'}: ${stay.fullName}`}
      detail={`${stay.propertyName}, ${plural(stay.nights, 'night')}`}
    />
  );
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <PendingGroup title={requestMessages.toAnswer}>
        {data.requests.map((stay) => (
          <PendingItem
            key={stay._id}
            icon={Hourglass}
            to={reservationPath(stay, day)}
            title={stay.fullName}
            detail={`${stay.propertyName}, ${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)}. ${requestMessages.answerUntil(formatInstant(stay.request?.answerBy ?? ''))}`}
          />
        ))}
      </PendingGroup>
      <PendingGroup title="Enquiries">{enquiryLines(data)}</PendingGroup>
      <PendingGroup title="Arrivals">
        {data.arrivals.map((stay) => stayLine(stay, LogIn, stay.checkIn))}
      </PendingGroup>
      <PendingGroup title="Departures">
        {data.departures.map((stay) => stayLine(stay, LogOut, stay.checkOut))}
      </PendingGroup>
      <PendingGroup title="Cancelled stays">
        {data.cancelled.map((stay) => (
          <PendingItem
            key={stay._id}
            icon={CalendarX}
            to={paths.hostedStays}
            title={stay.fullName}
            detail={`${stay.propertyName}, ${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)}. The dates are available again.`}
          />
        ))}
      </PendingGroup>
      <PendingGroup title={clashMessages.title}>
        {data.clashes.map(({ propertyId, name, count }) => (
          <PendingItem
            key={propertyId}
            icon={CalendarX}
            to={paths.stayClashes(propertyId)}
            title={name}
            detail={clashMessages.count(count)}
          />
        ))}
      </PendingGroup>
      <PendingGroup title="Listings">
        {data.listings
          .filter((listing) => !isReported(listing))
          .map((listing) => (
            <WaitingListingLine key={listing._id} listing={listing} userId={userId} />
          ))}
      </PendingGroup>
      <PendingGroup title="Reports">
        {[
          ...data.listings
            .filter(isReported)
            .map((listing) => (
              <WaitingListingLine key={listing._id} listing={listing} userId={userId} />
            )),
          ...data.reports.map((report) => <OwnReportLine key={report._id} report={report} />),
        ]}
      </PendingGroup>
    </div>
  );
}
