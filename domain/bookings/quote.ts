import { type CalendarDate, nightsBetween } from '../values/calendar-date.ts';
import {
  formatCedi,
  formatPesewas,
  type Pesewas,
  PRICE_INVALID,
  readPrice,
  sum,
  timesNights,
} from '../values/money.ts';
import { plural } from '../values/plural.ts';
import { bookingMessages } from './messages.ts';

/** The booking screen multiplies the passed price by this (specification §9). */
export const DISPLAY_FACTOR = 10;

/** One line of a price: '3 nights × ₵450.00' and its amount. */
export interface QuoteLine {
  label: string;
  amount: Pesewas;
}

export interface Quote {
  nights: number;
  nightlyPrice: Pesewas;
  lines: QuoteLine[];
  total: Pesewas;
}

/** The price of a stay; undefined unless check-out is after check-in. */
export function quoteStay(
  nightlyPrice: Pesewas,
  stay: { checkIn: CalendarDate; checkOut: CalendarDate },
): Quote | undefined {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  if (nights < 1) return undefined;
  const lines = [
    {
      label: `${plural(nights, 'night')} × ${formatPesewas(nightlyPrice)}`,
      amount: timesNights(nightlyPrice, nights),
    },
  ];
  return { nights, nightlyPrice, lines, total: sum(lines.map((line) => line.amount)) };
}

/** The price of a stay in one line: '₵1,350.00 for 3 nights'. */
export const sayQuote = ({ total, nights }: Pick<Quote, 'total' | 'nights'>): string =>
  bookingMessages.forNights(formatPesewas(total), nights);

/**
 * The price before both dates are chosen: '₵4,500.00 for 10 nights', or 'Price not available' / 'Invalid Price' when the passed
 * price is no number.
 */
export function displayedPrice(price: unknown): string {
  const cedi = readPrice(price);
  if (typeof cedi !== 'number') return cedi;
  const tenNights = cedi * DISPLAY_FACTOR;
  if (!Number.isSafeInteger(Math.round(tenNights * 100))) return PRICE_INVALID;
  return bookingMessages.forNights(formatCedi(tenNights), DISPLAY_FACTOR);
}
