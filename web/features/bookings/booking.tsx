import { useQuery } from '@tanstack/react-query';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canBookAt } from '#domain/bookings/permissions.ts';
import { isBookable } from '#domain/bookings/rules.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import type { Property } from '#domain/properties/schema.ts';
import { parseCalendarDate } from '#domain/values/calendar-date.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { stayRulesQuery } from '#web/lib/stay-rules.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { ConfirmFirst } from '#web/ui/dialogs/confirm-first.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingLayout } from './booking-layout.tsx';
import { Confirmation } from './confirmation.tsx';
import { VerifyFirst } from './get-verified.tsx';
import { occupancyQuery } from './occupancy-query.ts';
import { OwnStay } from './own/own-stay.tsx';
import { OwnListing } from './own-listing.tsx';
import { DisplayedPrice, NightlyPrice, QuoteLines } from './price-summary.tsx';
import { mustVerify, refusalOf } from './refusal.ts';
import type { BookingDraft, Stay } from './stay.ts';
import { StaySummary } from './stay-summary.tsx';
import { overlaps, type TakenDates } from './taken-dates.ts';
import { TotalBar } from './total-bar.tsx';
import { useBooking } from './use-booking.ts';
import { useIsVerified } from './use-is-verified.ts';

interface Props {
  stay: Stay;
  userId: string;
  draft: BookingDraft | undefined;
  /** Those that the address names, to start with. */
  days: SearchedDays | undefined;
  guests: number | undefined;
  /** The current listing: undefined while loading, null if unavailable. */
  property: Property | null | undefined;
  limits: BookingLimits;
}

/** One user's booking of one stay. */
export function Booking({ property, ...given }: Props) {
  const { stay, userId, limits } = given;
  const nightly = property?.price ?? stay.price;
  const { data: sold } = useQuery(stayRulesQuery(stay.id));
  const rules = sold?.rules;
  const isVerified = useIsVerified(rules);
  const booking = useBooking({ ...given, nightlyPrice: nightly, rules });
  const occupancy = useQuery(occupancyQuery(stay.id, userId));
  const viewer = useViewer();
  const mustConfirm = useSession()?.user.mustConfirmEmail;
  const beside = useIsWide();
  if (booking.made) return <Confirmation booking={booking.made} />;

  const lines = booking.quote && <QuoteLines quote={booking.quote} />;
  const isOwn = property && viewer && !canBookAt(viewer, { listerId: property.lister.userId });
  const { taken, ownStay } = occupancy.data ?? {};
  const refusal = rules
    ? refusalOf(rules, { ...booking.form, guests: booking.guests }, { taken, limits })
    : undefined;
  const unverified = mustVerify(rules, isVerified);
  const obstacle = obstacleTo(booking.form, property, taken) ?? refusal?.reason;
  return (
    <BookingLayout
      summary={
        <StaySummary stay={stay} photo={property && (property.photos[0] ?? null)}>
          <NightlyPrice price={nightly} />
          {(beside && lines) || (!lines && !isOwn && <DisplayedPrice price={stay.price} />)}
        </StaySummary>
      }
      form={
        isOwn ? (
          <OwnListing propertyId={stay.id} />
        ) : (
          <>
            {ownStay && <OwnStay booking={ownStay} />}
            <ConfirmFirst to="book">
              {unverified ? (
                <VerifyFirst />
              ) : (
                <BookingForm
                  booking={booking}
                  taken={taken ?? (occupancy.isError ? null : undefined)}
                  price={!beside && lines}
                  rules={rules}
                  refusal={refusal}
                  obstacle={obstacle}
                  limits={limits}
                />
              )}
            </ConfirmFirst>
          </>
        )
      }
      bar={
        !beside &&
        !isOwn &&
        !mustConfirm &&
        !unverified &&
        !obstacle &&
        booking.quote && <TotalBar quote={booking.quote} />
      }
    />
  );
}

/** The reason the stay in the form cannot be booked. */
function obstacleTo(
  form: { checkIn: string; checkOut: string },
  property: Property | null | undefined,
  taken: TakenDates | undefined,
): string | undefined {
  if (property && !isBookable(property)) return bookingMessages.notBookable;
  const [checkIn, checkOut] = [parseCalendarDate(form.checkIn), parseCalendarDate(form.checkOut)];
  if (!checkIn || !checkOut) return undefined;
  const meets = taken?.others.some((stay) => overlaps(stay, { checkIn, checkOut }));
  return meets ? bookingMessages.datesTaken : undefined;
}
