import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { historyMessages } from '#domain/listing-changes/messages.ts';
import type { ListingEvent } from '#domain/listing-changes/schema.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { call } from '#web/lib/api/api.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Fold } from '#web/ui/dialogs/fold.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import type { OwnKind } from '../own-kind.ts';

/** Below the edit form: the listing's history with its authors, loaded when opened. */
export default function ListingHistory({ own: { kind }, id }: { own: OwnKind; id: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['listing-history', kind, id],
    queryFn: ({ signal }) =>
      call(`GET /api/${KINDS[kind].list}/:id/history`, { params: { id }, signal }),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <Fold
      title={historyMessages.title}
      onOpen={() => setOpen(true)}
      className="mt-8 max-w-2xl border-line border-t pt-2"
    >
      {error && (
        <ErrorBox
          message={failureMessage(error, historyMessages.failure)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.length === 0 && <p className="text-muted">{historyMessages.none}</p>}
      <ol className="flex flex-col gap-4">
        {data?.map((event) => (
          <HistoryEntry key={`${event.at} ${event.what}`} event={event} />
        ))}
      </ol>
    </Fold>
  );
}

function HistoryEntry({ event: { at, what, by, changes, reason } }: { event: ListingEvent }) {
  return (
    <li>
      <p>
        <span className="font-medium">{what}</span> {historyMessages.by[by]}
      </p>
      <p className="figures text-muted text-sm">{formatInstant(at)}</p>
      {reason && <p className="mt-1 whitespace-pre-line text-sm">“{reason}”</p>}
      <dl className="mt-1 text-sm">
        {changes.map(({ label, text }) => (
          <div key={label} className="wrap-anywhere">
            <dt className="inline text-muted">{label}: </dt>
            <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
