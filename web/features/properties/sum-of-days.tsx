import { sayQuote } from '#domain/bookings/quote.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { nightsBetween } from '#domain/values/calendar-date.ts';
import { fromCedi, timesNights } from '#domain/values/money.ts';

interface Props {
  /** Per night, in cedi. */
  price: number;
  days: SearchedDays;
}

/** The price of a stay on the searched dates, as of one without rules, which a list does not have: '₵1,350.00 for 3 nights'. */
export function SumOfDays({ price, days: { from, to } }: Props) {
  const nights = nightsBetween(from, to);
  const total = timesNights(fromCedi(price), nights);
  return <p className="figures text-sm">{sayQuote({ total, nights })}</p>;
}
