import { displayedPrice, type Quote, quoteStay } from '#domain/bookings/quote.ts';
import type { BookingForm } from '#domain/bookings/rules.ts';
import { parseCalendarDate } from '#domain/values/calendar-date.ts';
import { formatPesewas, fromCedi, readPrice, toCedi } from '#domain/values/money.ts';
import { Price } from '#web/ui/listing/price.tsx';

/** The price of the chosen dates; undefined until both are chosen. `price` in cedi, of unknown origin. */
export function quoteOf(
  price: unknown,
  { checkIn, checkOut }: Pick<BookingForm, 'checkIn' | 'checkOut'>,
): Quote | undefined {
  const cedi = readPrice(price);
  const from = parseCalendarDate(checkIn);
  const to = parseCalendarDate(checkOut);
  if (typeof cedi !== 'number' || !from || !to) return undefined;
  return quoteStay(fromCedi(cedi), { checkIn: from, checkOut: to });
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
export function QuoteLines({ quote }: { quote: Quote }) {
  return (
    <dl className="flex flex-col gap-3">
      {quote.lines.map(({ label, amount }) => (
        <div key={label} className="figures flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd>{formatPesewas(amount)}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
        <dt className="font-semibold">Total</dt>
        <dd>
          <Price cedi={toCedi(quote.total)} size="lg" />
        </dd>
      </div>
    </dl>
  );
}
