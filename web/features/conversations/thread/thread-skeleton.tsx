import { siteMessages } from '#domain/site/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of a conversation to come. */
export function ThreadSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{siteMessages.loading}</span>
      <Skeleton className="h-9 w-1/2" />
      <Skeleton className="h-20" />
      <Skeleton className="h-11 w-60 max-w-full" />
      <Skeleton className="h-16 w-3/5 self-start" />
      <Skeleton className="h-24 w-3/5 self-end" />
      <Skeleton className="h-16 w-2/5 self-start" />
    </div>
  );
}
