import { useNavigate } from 'react-router';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { bookingLink } from '#web/lib/booking-link.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/**
 * Leads to the booking page, which takes the stay from the navigation state (specification §2.9). The address
 * has it too, for people who share it, reload it, or click before scripts run.
 */
export function BookNow({
  property,
  days,
  guests,
  size = 'lg',
  className,
}: {
  property: PropertySummary;
  /** What to start with. */
  days?: SearchedDays | undefined;
  guests?: number | undefined;
  size?: 'md' | 'lg';
  className?: string;
}) {
  const navigate = useNavigate();
  const { _id: id, name, price, location } = property;
  return (
    <ButtonLink
      to={bookingLink(id, days, guests)}
      size={size}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(bookingLink(id, days, guests), { state: { id, name, price, location } });
      }}
    >
      {propertyMessages.bookNow}
    </ButtonLink>
  );
}
