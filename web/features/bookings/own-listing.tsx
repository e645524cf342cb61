import { bookingMessages } from '#domain/bookings/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Replaces the form for the property's lister. */
export function OwnListing({ propertyId }: { propertyId: string }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="info" className="w-full">
        {bookingMessages.ownListing}
      </Notice>
      <ButtonLink to={paths.property(propertyId)} variant="secondary">
        {bookingMessages.seeListing}
      </ButtonLink>
    </div>
  );
}
