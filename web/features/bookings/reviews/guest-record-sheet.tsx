import { useQuery } from '@tanstack/react-query';
import { stayReviewMessages as said } from '#domain/stay-reviews/messages.ts';
import { formatDate } from '#domain/values/calendar-date.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { Sheet } from '#web/ui/dialogs/sheet.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Stars } from '#web/ui/listing/stars.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import { guestRecordQuery } from './stay-review-calls.ts';

/** What other hosts wrote about a guest. */
export default function GuestRecordSheet({ id, onClose }: { id: string; onClose(): void }) {
  const userId = useViewer()?.userId ?? '';
  const { data, error, isFetching, refetch } = useQuery(guestRecordQuery(userId, id));
  return (
    <Sheet open title={said.aboutGuest} onClose={onClose}>
      {error && (
        <ErrorBox
          title={said.loadFailure}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <TextSkeleton />}
      {data && (
        <div className="flex flex-col gap-5">
          <p className="flex flex-wrap items-center gap-x-3">
            {said.record(data.stays)}
            {data.rating !== null && <Stars rating={data.rating} />}
          </p>
          {data.reviews.length === 0 && <p className="text-muted">{said.noRecord}</p>}
          <ul className="flex flex-col gap-5">
            {data.reviews.map(({ rating, text, stayed }) => (
              <li key={`${stayed} ${text}`} className="flex flex-col gap-1">
                <span className="flex flex-wrap items-center gap-x-3 text-sm">
                  <Stars rating={rating} />
                  <span className="text-muted">{said.byHost(formatDate(stayed).slice(2))}</span>
                </span>
                <span className="whitespace-pre-line wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}
