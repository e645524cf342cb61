import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of the form to come. */
export const RulesSkeleton = () => (
  <div className="flex max-w-3xl flex-col gap-5">
    <Skeleton className="h-120 rounded-card" />
    <Skeleton className="h-44 rounded-card" />
    <Skeleton className="h-44 rounded-card" />
  </div>
);
