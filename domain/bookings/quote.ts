import {
  formatCedi,
  formatPesewas,
  type Pesewas,
  PRICE_INVALID,
  readPrice,
} from '../values/money.ts';
import { bookingMessages } from './messages.ts';

/** The booking screen multiplies the passed price by this (specification §9). */
export const DISPLAY_FACTOR = 10;

/** The price of a stay in one line: '₵1,350.00 for 3 nights'. */
export const sayQuote = ({ total, nights }: { total: Pesewas; nights: number }): string =>
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
