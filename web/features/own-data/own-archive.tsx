import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ownDataMessages } from '#domain/own-data/messages.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { megabytes } from '#web/ui/megabytes.ts';
import { Outcome } from '#web/ui/outcome.tsx';
import { ARCHIVE_FILE, archiveQuery, askForArchive } from './archive-calls.ts';

const WIDE = 'self-start max-sm:w-full';

/** The file with the user's photos: requested, being made, or ready. */
export function OwnArchive({ userId }: { userId: string }) {
  const query = archiveQuery(userId);
  const queryClient = useQueryClient();
  const { data } = useQuery(query);
  const { send, busy, error } = useWrite({
    mutationFn: askForArchive,
    onSuccess: (archive) => queryClient.setQueryData(query.queryKey, archive),
    onError: () => queryClient.invalidateQueries(query),
  });
  if (data?.state === 'ready') {
    return (
      <div className="flex flex-col gap-2">
        <a
          href={ARCHIVE_FILE}
          download="efie-my-data.zip"
          className={buttonClass({ variant: 'secondary', className: WIDE })}
        >
          {ownDataMessages.downloadArchive} ({megabytes(data.bytes ?? 0)})
        </a>
        <p className="text-sm text-muted">Until {formatInstant(data.expiresAt ?? '')}.</p>
      </div>
    );
  }
  if (data?.state === 'making') {
    return (
      <p role="status" className="rounded-control bg-sunken px-4 py-3 text-sm">
        {ownDataMessages.making}
      </p>
    );
  }
  return (
    <>
      {error && <Outcome tone="error">{failureMessage(error, ownDataMessages.failure)}</Outcome>}
      <Button
        variant="secondary"
        busy={busy}
        disabled={!data}
        onClick={() => send()}
        className={WIDE}
      >
        {ownDataMessages.ask}
      </Button>
    </>
  );
}
