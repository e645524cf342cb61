import { siteMessages } from '#domain/site/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of the settings to come. */
export function SettingsSkeleton() {
  return (
    <div role="status" className="flex max-w-3xl flex-col gap-5">
      <span className="sr-only">{siteMessages.loading}</span>
      {['name', 'contact', 'social'].map((section) => (
        <div
          key={section}
          aria-hidden
          className="rounded-card border border-line bg-surface p-5 sm:p-6"
        >
          <Skeleton className="h-6 w-32" />
          <div className="mt-4 grid gap-5 sm:grid-cols-2">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        </div>
      ))}
    </div>
  );
}
