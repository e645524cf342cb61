import { useState } from 'react';
import { CHANNELS } from '#domain/stay-calendars/limits.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import type { CalendarFeed } from '#domain/stay-calendars/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { freeVanished, removeFeed } from './calendar-calls.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface Props {
  id: string;
  feeds: readonly CalendarFeed[];
  onChanged(): void;
}

/** Calendars of other sites that are read. */
export function FeedList({ id, feeds, onChanged }: Props) {
  const [removed, setRemoved] = useState<CalendarFeed>();
  if (feeds.length === 0) return <p>{calendarMessages.noFeeds}</p>;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {feeds.map((feed) => (
          <FeedCard
            key={feed._id}
            id={id}
            feed={feed}
            onChanged={onChanged}
            onRemove={() => setRemoved(feed)}
          />
        ))}
      </ul>
      <RemoveDialog
        name={removed?.name}
        title={calendarMessages.removeTitle}
        help={calendarMessages.removeHelp}
        remove={async () => removed && removeFeed(id, removed._id)}
        onRemoved={() => {
          toast.success(calendarMessages.removed);
          onChanged();
        }}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}

interface CardProps {
  id: string;
  feed: CalendarFeed;
  onChanged(): void;
  onRemove(): void;
}

function FeedCard({ id, feed, onChanged, onRemove }: CardProps) {
  const { _id, name, channel, site, lastSuccessAt, problem, stays, vanished } = feed;
  const nameId = `feed-${_id}`;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div>
        <h3 id={nameId} className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          {name}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {CHANNELS[channel]} · {site}
        </p>
        <p className="mt-1 text-sm">
          {lastSuccessAt === null ? (
            calendarMessages.notRead
          ) : (
            <time dateTime={lastSuccessAt}>
              {calendarMessages.lastRead(lastSuccessAt, Date.now())}
            </time>
          )}
          {' · '}
          {calendarMessages.taken(stays)}
        </p>
      </div>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {vanished > 0 && <Vanished id={id} feed={feed} onFreed={onChanged} />}
      <Button
        variant="quiet-danger"
        className="self-start"
        aria-describedby={nameId}
        onClick={onRemove}
      >
        {calendarMessages.remove}
      </Button>
    </li>
  );
}

function Vanished({ id, feed, onFreed }: { id: string; feed: CalendarFeed; onFreed(): void }) {
  const { send, busy, error } = useWrite({
    mutationFn: () => freeVanished(id, feed._id),
    onSuccess({ message }) {
      toast.success(message);
      onFreed();
    },
  });
  return (
    <Notice tone="info">
      <p>{calendarMessages.vanished(feed.vanished)}</p>
      {error && (
        <Outcome tone="error" className="mt-2">
          {failureMessage(error, calendarMessages.failure)}
        </Outcome>
      )}
      <Button variant="secondary" className="mt-3" busy={busy} onClick={() => send()}>
        {calendarMessages.free}
      </Button>
    </Notice>
  );
}
