import { useQuery } from '@tanstack/react-query';
import { sayQuote } from '#domain/bookings/quote.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { stayRulesQuery } from '#web/lib/stay-rules.ts';
import { quoteOf } from '../price-summary.tsx';

interface Props {
  propertyId: string;
  /** Of a night, in cedi. */
  price: number;
  days: SearchedDays;
  guests: number | undefined;
}

/** The price of a stay on the chosen dates, once its rules are known: '₵1,350.00 for 3 nights'. */
export default function SumOfStay({ propertyId, price, days: { from, to }, guests }: Props) {
  const { data } = useQuery(stayRulesQuery(propertyId));
  const quote = quoteOf(price, data?.rules, { checkIn: from, checkOut: to, guests });
  return quote && <p className="figures text-sm">{sayQuote(quote)}</p>;
}
