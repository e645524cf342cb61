import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ownSessionsMessages } from '#domain/accounts/own-sessions-messages.ts';
import type { OwnSession } from '#domain/accounts/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage, isGone } from '#web/lib/forms/failure-message.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EndOthers } from './end-others.tsx';
import { endSession, sessionsQuery } from './session-calls.ts';
import { SessionItem } from './session-item.tsx';

/** Lists the devices someone is logged in on, and lets them end the other sessions. */
export default function SessionsSection({ userId }: { userId: string }) {
  const query = sessionsQuery(userId);
  const { data, error, isFetching, refetch } = useQuery(query);
  const queryClient = useQueryClient();
  const section = useRef<HTMLElement>(null);

  /** Moves the focus, because the pressed button disappears with its session. */
  function keepOnly(isKept: (session: OwnSession) => boolean, message: string) {
    queryClient.setQueryData(query.queryKey, (sessions) => sessions?.filter(isKept));
    toast.success(message);
    section.current?.focus({ preventScroll: true });
  }

  const { send, busy } = useWrite({
    mutationFn: endUnlessGone,
    onSuccess: (message, id) => keepOnly(({ _id }) => _id !== id, message),
    onError: (failure) => toast.error(failureMessage(failure, ownSessionsMessages.failure)),
  });

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="sessions-title"
      className="flex flex-col gap-4 border-line border-t pt-6 outline-none"
    >
      <div>
        <h2 id="sessions-title" className="text-lg">
          {ownSessionsMessages.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{ownSessionsMessages.help}</p>
      </div>
      {data && (
        <ul className="border-line border-t">
          {data.map((session) => (
            <SessionItem key={session._id} session={session} busy={busy} onEnd={send} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <EndOthers onEnded={(message) => keepOnly(({ current }) => current, message)} />
      )}
      {!data && !error && <Skeleton className="h-20" />}
      {!data && error && (
        <ErrorBox
          title={ownSessionsMessages.loadFailure}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </section>
  );
}

/** A session that has already ended counts as success. */
async function endUnlessGone(id: string): Promise<string> {
  try {
    return (await endSession(id)).message;
  } catch (error) {
    if (isGone(error)) return ownSessionsMessages.unknown;
    throw error;
  }
}
