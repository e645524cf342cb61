import type { BookingLimits } from '#domain/bookings/limits.ts';
import { isBookable } from '#domain/bookings/rules.ts';
import { bookingSentences } from '#domain/bookings/sentences.ts';
import type { Property } from '#domain/properties/schema.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingLayout } from './booking-layout.tsx';
import { DisplayedPrice, QuoteLines } from './price-summary.tsx';
import type { BookingDraft, Stay } from './stay.ts';
import { StaySummary } from './stay-summary.tsx';
import { useBeside } from './use-beside.ts';
import { useBooking } from './use-booking.ts';

interface Props {
  stay: Stay;
  userId: string;
  draft: BookingDraft | undefined;
  /** The listing as it is now: undefined until it is read, null when it cannot be. */
  property: Property | null | undefined;
  limits: BookingLimits;
}

/** The booking of one stay by one user. */
export function Booking({ stay, userId, draft, property, limits }: Props) {
  const booking = useBooking(stay, userId, draft, property?.price ?? stay.price, limits);
  const beside = useBeside();
  const lines = booking.quote && <QuoteLines quote={booking.quote} />;
  const closed = property && !isBookable(property);
  return (
    <BookingLayout
      summary={
        <StaySummary stay={stay} photo={property && (property.photos[0] ?? null)}>
          {(beside && lines) || (!lines && <DisplayedPrice price={stay.price} />)}
        </StaySummary>
      }
      form={
        <>
          {closed && booking.failure?.message !== bookingSentences.notBookable && (
            <Notice tone="error" className="mb-5">
              {bookingSentences.notBookable}
            </Notice>
          )}
          <BookingForm
            propertyId={stay.id}
            booking={booking}
            price={!beside && lines}
            limits={limits}
          />
        </>
      }
    />
  );
}
