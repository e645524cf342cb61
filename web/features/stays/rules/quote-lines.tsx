import { rulesFormMessages as said } from '#domain/stays/host-messages.ts';
import type { Quote } from '#domain/stays/quote.ts';
import { formatDay } from '#domain/values/calendar-date.ts';
import { formatPesewas, pesewas } from '#domain/values/money.ts';
import { Fold } from '#web/ui/dialogs/fold.tsx';

/** The lines of a price, its total, and why each night costs what it does. */
export function QuoteLines({ quote: { lines, total, deposit, priced } }: { quote: Quote }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <dl className="figures flex flex-col gap-1.5">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-nowrap">{amount === 0 ? '' : signed(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold">
          <dt>{said.total}</dt>
          <dd className="whitespace-nowrap">{formatPesewas(total)}</dd>
        </div>
      </dl>
      {deposit > 0 && <p className="text-muted">{said.depositBeside(formatPesewas(deposit))}</p>}
      <Fold title={said.previewNights}>
        <ul className="figures flex flex-col gap-1.5">
          {priced.map(({ date, amount, why }) => (
            <li key={date} className="flex justify-between gap-4">
              <span>
                {formatDay(date)}
                <span className="block text-muted">{why}</span>
              </span>
              <span className="whitespace-nowrap">{formatPesewas(amount)}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** An amount of a line: a discount with a minus. */
const signed = (amount: number): string =>
  amount < 0 ? `−${formatPesewas(pesewas(-amount))}` : formatPesewas(pesewas(amount));
