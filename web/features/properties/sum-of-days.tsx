import { sayQuote } from '#domain/bookings/quote.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { nightsBetween } from '#domain/values/calendar-date.ts';
import { fromCedi } from '#domain/values/money.ts';

interface Props {
  /** Of all nights, in cedi. */
  total: number;
  days: SearchedDays;
}

/** The price of a stay on the searched dates: '₵1,350.00 for 3 nights'. */
export const SumOfDays = ({ total, days: { from, to } }: Props) => (
  <p className="figures text-sm">
    {sayQuote({ total: fromCedi(total), nights: nightsBetween(from, to) })}
  </p>
);
