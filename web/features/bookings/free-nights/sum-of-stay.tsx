import { useQuery } from '@tanstack/react-query';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { sayQuote } from '#domain/bookings/quote.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { stayRulesQuery } from '#web/lib/stay-rules.ts';
import { occupancyQuery } from '../occupancy-query.ts';
import { quoteOf } from '../price-summary.tsx';
import { refusalOf } from '../refusal.ts';
import { FREE_NIGHTS_ID } from './free-nights-section.tsx';

interface Props {
  propertyId: string;
  /** Of a night, in cedi. */
  price: number;
  days: SearchedDays;
  guests: number | undefined;
  limits: BookingLimits;
}

/** The price of a stay on the chosen dates, '₵1,350.00 for 3 nights', or that they cannot be booked, with a way to the reason. */
export default function SumOfStay({
  propertyId,
  price,
  days: { from, to },
  guests,
  limits,
}: Props) {
  // The server does not know it; in the browser it may be known before this part is hydrated.
  const isHydrated = useHydrated();
  const rules = useQuery(stayRulesQuery(propertyId)).data?.rules;
  const occupancy = useQuery(occupancyQuery(propertyId, useViewer()?.userId)).data;
  const asked = { checkIn: from, checkOut: to, guests };
  if (!isHydrated) return null;
  const isRefused =
    rules !== undefined && occupancy && refusalOf(rules, asked, { taken: occupancy.taken, limits });
  if (isRefused) {
    return (
      <p className="text-sm">
        {stayGuestMessages.notTheseNights}{' '}
        <a href={`#${FREE_NIGHTS_ID}`} className="text-primary underline underline-offset-4">
          {stayGuestMessages.seeWhy}
        </a>
      </p>
    );
  }
  const quote = quoteOf(price, rules, asked);
  return quote && <p className="figures text-sm">{sayQuote(quote)}</p>;
}
