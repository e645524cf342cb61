import { isBookable } from '#domain/bookings/rules.ts';
import { bookingSentences } from '#domain/bookings/sentences.ts';
import type { Property } from '#domain/properties/schema.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingLayout } from './booking-layout.tsx';
import { PriceSummary } from './price-summary.tsx';
import type { BookingDraft, Stay } from './stay.ts';
import { StaySummary } from './stay-summary.tsx';
import { useBooking } from './use-booking.ts';

interface Props {
  stay: Stay;
  userId: string;
  draft: BookingDraft | undefined;
  /** The listing as it is now: undefined until it is read, null when it cannot be. */
  property: Property | null | undefined;
}

/** The booking of one stay by one user. */
export function Booking({ stay, userId, draft, property }: Props) {
  const booking = useBooking(stay, userId, draft);
  return (
    <BookingLayout
      summary={
        <StaySummary stay={stay} photo={property && (property.photos[0] ?? null)}>
          <PriceSummary
            passedPrice={stay.price}
            currentPrice={property?.price}
            form={booking.form}
          />
        </StaySummary>
      }
      form={
        <>
          {property && !isBookable(property) && (
            <Notice tone="error" className="mb-5">
              {bookingSentences.notBookable}
            </Notice>
          )}
          <BookingForm propertyId={stay.id} booking={booking} />
        </>
      }
    />
  );
}
