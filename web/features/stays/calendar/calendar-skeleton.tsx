import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of a month to come. */
export const CalendarSkeleton = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-11 max-w-sm rounded-control" />
    <Skeleton className="h-120 rounded-card lg:max-w-3xl" />
  </div>
);
