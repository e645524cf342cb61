import TrendingDown from 'lucide-react/icons/trending-down';
import { type PriceStep, priceDrop } from '#domain/price-history.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { formatCedi } from '#domain/values/money.ts';
import { Fold } from '../dialogs/fold.tsx';
import { Icon } from '../icon.tsx';

/** Says that a price has dropped, with the listing's past prices folded away; renders nothing if there was only one. */
export function PriceHistory({ steps = [] }: { steps?: readonly PriceStep[] | undefined }) {
  if (steps.length === 0) return null;
  const drop = priceDrop(steps);
  return (
    <div className="flex flex-col">
      {drop && (
        <p className="flex items-center gap-1.5 font-medium text-available">
          <Icon of={TrendingDown} size={18} className="shrink-0" />
          Price dropped by {drop.percent}% on {formatInstantDate(drop.since)}
        </p>
      )}
      <Fold title="Price history" className="max-w-md">
        <ol className="figures flex flex-col gap-1 pb-2">
          {steps.map(({ price, since }, index) => (
            <li key={since} className={index === 0 ? 'font-medium' : 'text-muted'}>
              {index === 0 ? '' : 'Before: '}
              {formatCedi(price)} since <time dateTime={since}>{formatInstantDate(since)}</time>
            </li>
          ))}
        </ol>
      </Fold>
    </div>
  );
}
