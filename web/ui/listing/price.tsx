import { cediParts, readPrice } from '#domain/values/money.ts';
import { cx } from '../cx.ts';

type PriceSize = 'md' | 'lg' | 'xl';

const SIZE: Readonly<Record<PriceSize, string>> = { md: 'text-lg', lg: 'text-xl', xl: 'text-2xl' };

interface Props {
  /** In cedi, as the API gives it; an invalid price shows a sentence instead. */
  cedi: unknown;
  /** The unit the price is for: 'night' shows '/ night'. */
  per?: string | undefined;
  size?: PriceSize;
  className?: string;
}

/** A price, '₵1,250.00', with its sign a little lighter than the figures, and its unit small beside it. */
export function Price({ cedi, per, size = 'md', className }: Props) {
  const price = readPrice(cedi);
  if (typeof price === 'string') {
    return <span className={cx('text-base text-muted', className)}>{price}</span>;
  }
  const { sign, figures } = cediParts(price);
  return (
    <span className={className}>
      <span
        className={cx(
          'figures whitespace-nowrap font-display font-bold tracking-tight',
          SIZE[size],
        )}
      >
        <span className="mr-px text-[0.88em] opacity-65">{sign}</span>
        {figures}
      </span>
      {per && (
        <>
          {' '}
          <span className="whitespace-nowrap text-sm text-muted">/ {per}</span>
        </>
      )}
    </span>
  );
}
