import { formatDays } from '#domain/bookings/format-days.ts';
import { sayQuote } from '#domain/bookings/quote.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { nightsBetween, today } from '#domain/values/calendar-date.ts';
import { fromCedi } from '#domain/values/money.ts';

interface Props {
  /** Of all nights, in cedi. */
  total: number;
  days: SearchedDays;
  /** Whether they are others than the searched dates. */
  saysDays: boolean;
}

/** The price of a stay on some dates: '₵1,350.00 for 3 nights'. */
export const SumOfDays = ({ total, days: { from, to }, saysDays }: Props) => (
  <p className="figures text-sm">
    {saysDays && (
      <span className="block font-semibold">{formatDays(from, to, today(new Date()))}</span>
    )}
    {sayQuote({ total: fromCedi(total), nights: nightsBetween(from, to) })}
  </p>
);
