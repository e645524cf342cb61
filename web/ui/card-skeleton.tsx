import { siteSentences } from '#domain/site/sentences.ts';
import { CardGrid } from './card-grid.tsx';
import { Skeleton } from './skeleton.tsx';

/** The shape of a card to come. */
export function CardSkeleton() {
  return (
    <div aria-hidden className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="flex flex-col gap-2.5 p-4">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
    </div>
  );
}

interface Props {
  count?: number;
  /** What is read out meanwhile. */
  label?: string;
}

/** A grid of cards to come. */
export function CardGridSkeleton({ count = 6, label = siteSentences.loading }: Props) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <CardGrid>
        {Array.from({ length: count }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change places
          <CardSkeleton key={card} />
        ))}
      </CardGrid>
    </div>
  );
}
