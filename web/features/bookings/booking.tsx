import { isBookable } from '#domain/bookings/rules.ts';
import { bookingSentences } from '#domain/bookings/sentences.ts';
import type { Property } from '#domain/properties/schema.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingLayout } from './booking-layout.tsx';
import { DisplayedPrice, QuoteLines, quoteOf } from './price-summary.tsx';
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
}

/** The booking of one stay by one user. */
export function Booking({ stay, userId, draft, property }: Props) {
  const booking = useBooking(stay, userId, draft);
  const beside = useBeside();
  const quote = quoteOf(property?.price ?? stay.price, booking.form);
  const lines = quote && <QuoteLines quote={quote} />;
  return (
    <BookingLayout
      summary={
        <StaySummary stay={stay} photo={property && (property.photos[0] ?? null)}>
          {(beside && lines) || (!lines && <DisplayedPrice price={stay.price} />)}
        </StaySummary>
      }
      form={
        <>
          {property && !isBookable(property) && (
            <Notice tone="error" className="mb-5">
              {bookingSentences.notBookable}
            </Notice>
          )}
          <BookingForm propertyId={stay.id} booking={booking} price={!beside && lines} />
        </>
      }
    />
  );
}
