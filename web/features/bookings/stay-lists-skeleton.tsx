import { siteMessages } from '#domain/site/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of the stays to come. */
export function StayListsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{siteMessages.loading}</span>
      <Skeleton className="h-7 w-32" />
      {['next', 'later'].map((booking) => (
        <div
          key={booking}
          aria-hidden
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 overflow-hidden rounded-card border border-line bg-surface p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-5 md:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-4/3 self-start rounded-control md:row-span-3" />
          <div className="flex flex-col gap-2.5">
            <Skeleton className="h-5 w-24 rounded-full" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <div className="col-span-full grid grid-cols-2 gap-4 border-line border-t pt-4 sm:grid-cols-3 md:col-span-1 md:col-start-2">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11 max-sm:col-span-full" />
          </div>
          <div className="col-span-full border-line border-t pt-4 md:col-span-1 md:col-start-2">
            <Skeleton className="h-17 w-60 max-w-full rounded-control" />
          </div>
        </div>
      ))}
    </div>
  );
}
