import type { ReactNode } from 'react';
import type { ListedResult } from '#web/lib/use-listed.ts';
import { CardGrid } from './card-grid.tsx';
import { CardGridSkeleton, type CardShape } from './card-skeleton.tsx';
import { cx } from './cx.ts';
import { ErrorBox } from './error-box.tsx';

interface Props<T> {
  result: ListedResult<T>;
  /** Read out while the first cards are on their way; null where the page says so itself. */
  loading?: string | null;
  /** How many cards stand in meanwhile, and their shape. */
  skeletons?: number;
  shape?: CardShape;
  /** The specification's sentence of a failure; the call's own message stands below it. */
  errorTitle: string;
  empty: ReactNode;
  card(item: T, index: number): ReactNode;
}

/** The cards of a list in each of its states: on their way, failed, none, or there. */
export function ListResults<T>({
  result,
  loading,
  skeletons = 6,
  shape,
  errorTitle,
  empty,
  card,
}: Props<T>) {
  const { listed, error, isFetching, isPlaceholderData, refetch } = result;
  const items = listed?.items;
  return (
    <>
      {error && (
        <ErrorBox
          title={errorTitle}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!items && !error && (
        <div aria-hidden={loading === null || undefined}>
          <CardGridSkeleton count={skeletons} label={loading ?? undefined} {...shape} />
        </div>
      )}
      {items?.length === 0 && empty}
      {items && items.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <CardGrid>{items.map(card)}</CardGrid>
        </div>
      )}
    </>
  );
}
