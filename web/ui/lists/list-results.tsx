import { type ReactNode, Suspense } from 'react';
import type { Listed } from '#web/lib/api/page-data.ts';
import type { ListedResult } from '#web/lib/lists/use-listed.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { CardGrid } from './card-grid.tsx';
import { CardGridSkeleton, type CardShape } from './card-skeleton.tsx';
import { ListStates } from './list-states.tsx';

const SearchInstead = lazyPart(() => import('./search-instead.tsx'), Nothing);
const SearchUnderstood = lazyPart(() => import('./search-understood.tsx'), Nothing);
const CloseMatches = lazyPart(() => import('./close-matches.tsx'), Nothing);

interface Props<T> {
  result: ListedResult<T>;
  /** Read out while the first cards load; null if the page says so itself. */
  loading?: string | null;
  /** Number of placeholder cards while loading, and their shape. */
  skeletons?: number;
  shape?: CardShape;
  /** The specification's message for a failure; the call's own message is below it, or alone. */
  errorTitle: string | undefined;
  empty: ReactNode;
  wayOut?: (error: Error) => ReactNode;
  card(item: T, index: number): ReactNode;
}

/** A list as cards, in each of its states. */
export function ListResults<T>({ loading, skeletons = 6, shape, card, ...rest }: Props<T>) {
  return (
    <ListStates
      {...rest}
      skeleton={
        <div aria-hidden={loading === null || undefined}>
          <CardGridSkeleton count={skeletons} label={loading ?? undefined} {...shape} />
        </div>
      }
      list={(items) => (
        <>
          {rest.result.listed?.instead && (
            <Suspense>
              <SearchInstead instead={rest.result.listed.instead} />
            </Suspense>
          )}
          {rest.result.listed?.understood && (
            <Suspense>
              <SearchUnderstood understood={rest.result.listed.understood} />
            </Suspense>
          )}
          <CardGrid>{withCloseMatches(rest.result.listed, items.map(card))}</CardGrid>
        </>
      )}
    />
  );
}

/** The cards, with a heading before those that only nearly fit. */
function withCloseMatches(
  { fits, leftOut = [] }: Partial<Listed<unknown>> = {},
  cards: ReactNode[],
) {
  if (fits === undefined || fits >= cards.length) return cards;
  return cards.toSpliced(
    fits,
    0,
    <Suspense key="close">
      <CloseMatches isAll={fits === 0} leftOut={leftOut} />
    </Suspense>,
  );
}
