import { bookingMessages } from '#domain/bookings/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The booking page without a stay to book. */
export function NoStay() {
  return (
    <div className="wrap py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{bookingMessages.title}</h1>
      <EmptyState
        title={bookingMessages.noProperty}
        action={<ButtonLink to={paths.home}>{bookingMessages.goHome}</ButtonLink>}
        className="mt-6"
      />
    </div>
  );
}
