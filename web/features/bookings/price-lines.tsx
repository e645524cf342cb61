import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import type { PriceLine } from '#domain/stays/price-schema.ts';
import { formatCedi, formatChange } from '#domain/values/money.ts';
import { Price } from '#web/ui/listing/price.tsx';

interface Props {
  lines: readonly Pick<PriceLine, 'label' | 'amount'>[];
  /** In cedi, as all amounts here. */
  total: number;
  /** Refundable, not in the total. */
  deposit: number;
}

/** The price of a stay, line by line, and the deposit that comes on top. */
export function PriceLines({ lines, total, deposit }: Props) {
  return (
    <dl className="flex flex-col gap-3">
      {lines.map(({ label, amount }) => (
        <div key={label} className="figures flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          {/* What is included in another line names its amount itself. */}
          <dd>{amount !== 0 && formatChange(amount)}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
        <dt className="font-semibold">Total</dt>
        <dd>
          <Price cedi={total} size="lg" />
        </dd>
      </div>
      {deposit > 0 && (
        <div className="figures flex flex-wrap justify-between gap-x-4 text-sm">
          <dt>{stayGuestMessages.deposit}</dt>
          <dd>{formatCedi(deposit)}</dd>
          <dd className="w-full text-muted">{stayGuestMessages.depositNote}</dd>
        </div>
      )}
    </dl>
  );
}
