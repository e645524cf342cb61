import { sayQuote } from '#domain/bookings/quote.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { quoteStay } from '#domain/stays/quote.ts';
import { today } from '#domain/values/calendar-date.ts';
import { fromCedi } from '#domain/values/money.ts';

interface Props {
  /** Per night, in cedi. */
  price: number;
  days: SearchedDays;
}

/** The price of a stay on the searched dates, calculated as when booking: '₵1,350.00 for 3 nights'. */
export function SumOfDays({ price, days: { from, to } }: Props) {
  const stay = { checkIn: from, checkOut: to };
  const quote = quoteStay(fromCedi(price), null, stay, today(new Date()));
  return quote && <p className="figures text-sm">{sayQuote(quote)}</p>;
}
