import { Skeleton } from '#web/ui/skeleton.tsx';

/** The placeholder of the upload form: the number of fields in each section. */
export function ListingFormSkeleton({ sections }: { sections: readonly number[] }) {
  return (
    <div
      aria-hidden
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12"
    >
      <div className="flex flex-col gap-6">
        {sections.map((fields, section) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
            key={section}
            className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-8"
          >
            <Skeleton className="h-6 w-40" />
            {Array.from({ length: fields }, (_, field) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change places
              <div key={field} className="flex flex-col gap-2">
                <Skeleton className="h-4 w-28" />
                <Skeleton className="h-11 rounded-control" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
    </div>
  );
}
