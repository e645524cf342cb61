import { siteMessages } from '#domain/site/messages.ts';
import { GALLERY_SHAPE } from '#web/ui/gallery/gallery-shape.ts';
import { Skeleton, TextSkeleton } from '#web/ui/skeleton.tsx';

/** The shape of a listing's page to come. */
export function DetailSkeleton() {
  return (
    <div role="status" className="wrap">
      <span className="sr-only">{siteMessages.loading}</span>
      <Skeleton className="my-3.5 h-4 w-56" />
      <Skeleton className={`rounded-none max-md:-mx-4 max-md:aspect-4/3 ${GALLERY_SHAPE}`} />
      <div className="mt-6 flex flex-col gap-4 lg:max-w-3xl md:mt-8">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <TextSkeleton lines={6} />
      </div>
    </div>
  );
}
