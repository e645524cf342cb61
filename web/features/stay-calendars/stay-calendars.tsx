import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#domain/site/paths.ts';
import { clashMessages } from '#domain/stay-calendars/clash-messages.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import type { CalendarClash } from '#domain/stay-calendars/schema.ts';
import { formatDay } from '#domain/values/calendar-date.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import { AddFeedForm } from './add-feed-form.tsx';
import { stayCalendarsQuery } from './calendar-calls.ts';
import { ExportList } from './export-list.tsx';
import { FeedList } from './feed-list.tsx';

interface Props {
  userId: string;
  /** The stay's. */
  id: string;
}

/** The calendars that a stay is connected with: those it reads, and those that other sites read. */
export function StayCalendars({ userId, id }: Props) {
  const queryClient = useQueryClient();
  const query = stayCalendarsQuery(userId, id);
  const { data, error, isFetching, refetch } = useQuery(query);
  const onChanged = () => void queryClient.invalidateQueries(query);
  if (!data) {
    if (!error) return <TextSkeleton lines={8} />;
    return (
      <ErrorBox
        title={calendarMessages.loadFailure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <p className="text-lg font-semibold wrap-anywhere">{data.name}</p>
      {data.clashes.length > 0 && <Clashes id={id} clashes={data.clashes} />}
      <Part title={calendarMessages.feeds} help={calendarMessages.feedsHelp}>
        <FeedList id={id} feeds={data.feeds} onChanged={onChanged} />
        <AddFeedForm id={id} onAdded={onChanged} />
      </Part>
      <Part title={calendarMessages.exports} help={calendarMessages.exportsHelp}>
        <ExportList id={id} calendars={data.exports} onChanged={onChanged} />
      </Part>
    </div>
  );
}

function Part({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-sm text-muted">{help}</p>
      </div>
      {children}
    </section>
  );
}

function Clashes({ id, clashes }: { id: string; clashes: readonly CalendarClash[] }) {
  return (
    <Notice tone="error">
      <h2 className="font-sans text-base font-semibold tracking-normal">{clashMessages.title}</h2>
      <ul className="my-2 flex flex-col gap-2">
        {clashes.map(({ feedName, summary, from, to, bookingId, guest, checkIn, checkOut }) => (
          <li key={`${bookingId}-${from}-${feedName}`} className="wrap-anywhere">
            {guest}: {formatDay(checkIn)} – {formatDay(checkOut)}
            <br />
            {feedName}
            {summary && `, “${summary}”`}: {formatDay(from)} – {formatDay(to)}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.stayClashes(id)} variant="secondary">
        {clashMessages.see}
      </ButtonLink>
    </Notice>
  );
}
