import { displayedPrice, type Quote, quoteStay } from '#domain/bookings/quote.ts';
import type { BookingForm } from '#domain/bookings/rules.ts';
import { parseCalendarDate } from '#domain/calendar-date.ts';
import { formatPesewas, fromCedi, readPrice, toCedi } from '#domain/money.ts';
import { Price } from '#web/ui/price.tsx';

interface Props {
  /** As it was passed to the page. */
  passedPrice: unknown;
  /** In cedi, as the listing says it now; undefined until it is read. */
  currentPrice: number | undefined;
  form: Pick<BookingForm, 'checkIn' | 'checkOut'>;
}

/** The passed price for ten nights until both dates are chosen, then the real sum with its lines. */
export function PriceSummary({ passedPrice, currentPrice, form }: Props) {
  const quote = quoteOf(currentPrice ?? readPrice(passedPrice), form);
  if (!quote) {
    return (
      <div>
        <p className="figures font-display text-xl font-bold">{displayedPrice(passedPrice)}</p>
        <p className="text-sm text-muted">Choose your dates to see the price of your stay.</p>
      </div>
    );
  }
  return (
    <dl className="flex flex-col gap-3" aria-live="polite">
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

function quoteOf(price: number | string, { checkIn, checkOut }: Props['form']): Quote | undefined {
  const from = parseCalendarDate(checkIn);
  const to = parseCalendarDate(checkOut);
  if (typeof price !== 'number' || !from || !to) return undefined;
  return quoteStay(fromCedi(price), { checkIn: from, checkOut: to });
}
