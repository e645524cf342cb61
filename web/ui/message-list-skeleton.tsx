import { siteMessages } from '#domain/site/messages.ts';
import { Skeleton } from './skeleton.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

/** The shape of messages to come: enquiries, messages to the site. */
export function MessageListSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{siteMessages.loading}</span>
      <Skeleton className="h-5 w-28" />
      {['first', 'second', 'third'].map((each) => (
        <div
          key={each}
          aria-hidden
          className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
        >
          <Skeleton className="h-5 w-1/2" />
          <TextSkeleton lines={2} />
          <Skeleton className="h-11 w-60 max-w-full rounded-control" />
        </div>
      ))}
    </div>
  );
}
