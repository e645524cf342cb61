import { displayedPrice } from '#domain/bookings/quote.ts';
import { type Quote, quoteStay } from '#domain/stays/quote.ts';
import type { RefundableStay } from '#domain/stays/refund.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { parseCalendarDate, today } from '#domain/values/calendar-date.ts';
import { fromCedi, readPrice, toCedi } from '#domain/values/money.ts';
import { Price } from '#web/ui/listing/price.tsx';
import { PriceLines } from './price-lines.tsx';

interface Asked {
  checkIn: string;
  checkOut: string;
  guests: number | undefined;
}

/**
 * The price of the chosen dates; undefined until both are chosen, and while the rules are unknown. `price` in cedi, of unknown
 * origin.
 */
export function quoteOf(
  price: unknown,
  rules: StayRules | null | undefined,
  { checkIn, checkOut, guests }: Asked,
): Quote | undefined {
  const cedi = readPrice(price);
  const from = parseCalendarDate(checkIn);
  const to = parseCalendarDate(checkOut);
  if (rules === undefined || typeof cedi !== 'number' || !from || !to) return undefined;
  return quoteStay(
    fromCedi(cedi),
    rules,
    { checkIn: from, checkOut: to, guests },
    today(new Date()),
  );
}

/** The chosen stay, for what cancelling it would give back if it were booked today. */
export function refundableNow(
  quote: Quote | undefined,
  days: Pick<Asked, 'checkIn' | 'checkOut'>,
): RefundableStay | undefined {
  const checkIn = parseCalendarDate(days.checkIn);
  const checkOut = parseCalendarDate(days.checkOut);
  if (!quote || !checkIn || !checkOut) return undefined;
  return { ...quote, checkIn, checkOut, bookedOn: today(new Date()) };
}

/** The price of a night, in cedi; renders nothing for an invalid price, which DisplayedPrice explains. */
export function NightlyPrice({ price }: { price: unknown }) {
  if (typeof readPrice(price) !== 'number') return null;
  return (
    <p className="mb-3">
      <Price cedi={price} per="night" size="lg" />
    </p>
  );
}

/** The passed price for ten nights, shown until both dates are chosen (specification §9). */
export function DisplayedPrice({ price }: { price: unknown }) {
  return (
    <div>
      <p className="figures font-semibold">{displayedPrice(price)}</p>
      <p className="text-sm text-muted">Choose your dates to see the price of your stay.</p>
    </div>
  );
}

/** The price of the stay, line by line. */
export function QuoteLines({ quote: { lines, total, deposit } }: { quote: Quote }) {
  return (
    <PriceLines
      lines={lines.map(({ label, amount }) => ({ label, amount: amount / 100 }))}
      total={toCedi(total)}
      deposit={toCedi(deposit)}
    />
  );
}
