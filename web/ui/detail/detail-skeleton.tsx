import { GALLERY_SHAPE } from '../gallery/gallery-shape.ts';
import { Skeleton } from '../skeleton.tsx';
import { TextSkeleton } from '../text-skeleton.tsx';

/** The placeholder of a listing's page. `loading` takes the place of the breadcrumbs. */
export function DetailSkeleton({ loading }: { loading: string }) {
  return (
    <div role="status" className="wrap">
      <p className="py-2.5 text-sm text-muted">{loading}</p>
      <Skeleton className={`rounded-none max-md:-mx-4 max-md:aspect-4/3 ${GALLERY_SHAPE}`} />
      <div className="mt-6 flex flex-col gap-4 md:mt-8 lg:max-w-3xl">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <TextSkeleton lines={6} />
      </div>
    </div>
  );
}
