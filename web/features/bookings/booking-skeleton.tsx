import { siteMessages } from '#domain/site/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BookingLayout } from './booking-layout.tsx';

const FIELDS = ['name', 'email', 'phone', 'dates'];

/** The shape of the booking page to come. */
export function BookingSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{siteMessages.loading}</span>
      <BookingLayout
        summary={<Skeleton className="h-48 rounded-card lg:h-112" />}
        form={
          <div className="flex flex-col gap-5">
            {FIELDS.map((field) => (
              <div key={field} className="flex flex-col gap-2">
                <Skeleton className="h-4 w-28" />
                <Skeleton className="h-11 rounded-control" />
              </div>
            ))}
            <Skeleton className="h-13 rounded-control" />
          </div>
        }
      />
    </div>
  );
}
