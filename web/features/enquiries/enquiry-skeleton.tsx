import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';

/** The shape of the form. */
export function EnquirySkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <TextSkeleton lines={2} />
      <Skeleton className="h-42" />
      <Skeleton className="h-16" />
      <Skeleton className="h-13" />
    </div>
  );
}
