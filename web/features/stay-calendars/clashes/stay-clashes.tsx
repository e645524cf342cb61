import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#domain/site/paths.ts';
import { clashMessages as said } from '#domain/stay-calendars/clash-messages.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import type { CalendarClash } from '#domain/stay-calendars/schema.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import { stayCalendarsQuery } from '../calendar-calls.ts';
import { ClashCard } from './clash-card.tsx';
import { type Ending, EndingDialog } from './ending-dialog.tsx';

interface Props {
  userId: string;
  /** The stay's. */
  id: string;
}

/** Nights of a stay that are booked here and on another site, each with three ways to end it. */
export function StayClashes({ userId, id }: Props) {
  const queryClient = useQueryClient();
  const query = stayCalendarsQuery(userId, id);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [chosen, setChosen] = useState<{ clash: CalendarClash; ending: Ending }>();
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
  const toCalendars = (
    <ButtonLink to={paths.stayCalendars(id)} variant="secondary">
      {said.toCalendars}
    </ButtonLink>
  );
  return (
    <div className="flex max-w-3xl flex-col items-start gap-6">
      <p className="font-semibold text-lg wrap-anywhere">{data.name}</p>
      {data.clashes.length === 0 ? (
        <EmptyState title={said.none} text={said.noneHelp} action={toCalendars} />
      ) : (
        <>
          <ul className="flex w-full flex-col gap-4">
            {data.clashes.map((clash) => (
              <ClashCard
                key={`${clash.bookingId}-${clash.nightsId}`}
                clash={clash}
                onEnd={(ending) => setChosen({ clash, ending })}
              />
            ))}
          </ul>
          {toCalendars}
        </>
      )}
      {chosen && (
        <EndingDialog
          userId={userId}
          id={id}
          {...chosen}
          onClose={() => setChosen(undefined)}
          onEnded={(message) => {
            toast.success(message);
            setChosen(undefined);
            // The pressed button disappears with its card.
            void queryClient.invalidateQueries(query).then(focusTitle);
          }}
        />
      )}
    </div>
  );
}
