import { quoteStay, sayQuote } from '#domain/bookings/quote.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { fromCedi } from '#domain/values/money.ts';

interface Props {
  /** Per night, in cedi. */
  price: number;
  days: SearchedDays;
}

/** The price of a stay on the searched dates, calculated as when booking: '₵1,350.00 for 3 nights'. */
export function SumOfDays({ price, days: { from, to } }: Props) {
  const quote = quoteStay(fromCedi(price), { checkIn: from, checkOut: to });
  return quote && <p className="figures text-sm">{sayQuote(quote)}</p>;
}
