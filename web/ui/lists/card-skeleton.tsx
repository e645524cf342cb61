import { siteMessages } from '#domain/site/messages.ts';
import { Skeleton } from '../skeleton.tsx';
import { CardGrid } from './card-grid.tsx';

/** The shape of a loading card below its price and name. */
export interface CardShape {
  /** Lines of small text. */
  lines?: number;
  /** A button at its foot. */
  button?: boolean;
}

const WIDTHS = ['w-3/5', 'w-2/5', 'w-4/5', 'w-full', 'w-1/2'];

/** The shape of a card to come. */
export function CardSkeleton({ lines = 1, button }: CardShape) {
  return (
    <div
      aria-hidden
      className="compact-card flex flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="flex grow flex-col gap-2.5 p-4">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-4 w-4/5" />
        {WIDTHS.slice(0, lines).map((width) => (
          <Skeleton key={width} className={`h-3.5 ${width}`} />
        ))}
        {button && <Skeleton className="mt-2 h-11 w-28 rounded-control" />}
      </div>
    </div>
  );
}

interface Props extends CardShape {
  count?: number;
  /** Read out while loading. */
  label?: string;
}

/** A grid of cards to come. */
export function CardGridSkeleton({ count = 6, label = siteMessages.loading, ...shape }: Props) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <CardGrid>
        {Array.from({ length: count }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change places
          <CardSkeleton key={card} {...shape} />
        ))}
      </CardGrid>
    </div>
  );
}
