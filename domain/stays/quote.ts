import { type CalendarDate, nightsBetween } from '../values/calendar-date.ts';
import { formatPesewas, type Pesewas, timesNights } from '../values/money.ts';
import { plural } from '../values/plural.ts';
import type { PriceLine } from './price-schema.ts';
import type { StayRules } from './schema.ts';

/** Dates and guests that a price is asked for. */
export interface StayDates {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  guests?: number | undefined;
}

/** A line of a price in pesewas; discounts are negative. */
export interface QuoteLine {
  kind: PriceLine['kind'];
  label: string;
  amount: number;
}

export interface Quote {
  nights: number;
  /** Of a night without seasons, discounts and fees. */
  nightlyPrice: Pesewas;
  lines: QuoteLine[];
  total: Pesewas;
  /** Refundable, not in the total. */
  deposit: Pesewas;
}

/**
 * The price of a stay; undefined unless check-out is after check-in.
 * @param today the day of booking, in Accra.
 */
export function quoteStay(
  nightlyPrice: Pesewas,
  _rules: StayRules | null,
  { checkIn, checkOut }: StayDates,
  _today: CalendarDate,
): Quote | undefined {
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return undefined;
  const amount = timesNights(nightlyPrice, nights);
  const label = `${plural(nights, 'night')} × ${formatPesewas(nightlyPrice)}`;
  return {
    nights,
    nightlyPrice,
    lines: [{ kind: 'nights', label, amount }],
    total: amount,
    deposit: 0 as Pesewas,
  };
}

/** The line of nights of one price: '3 nights × ₵450.00'. */
export const nightsLine = (nights: number, price: Pesewas, amount: Pesewas): QuoteLine => ({
  kind: 'nights',
  label: `${plural(nights, 'night')} × ${formatPesewas(price)}`,
  amount,
});
