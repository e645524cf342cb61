import type { ReactNode } from 'react';
import { filterMessages } from '#domain/site/filter-messages.ts';
import type { ListedResult } from '#web/lib/lists/use-listed.ts';
import { cx } from '../cx.ts';
import { ErrorBox } from '../error-box.tsx';

interface Props<T> {
  result: ListedResult<T>;
  /** The specification's message for a failure; the call's own message is below it, or alone. */
  errorTitle: string | undefined;
  /** While the first page is on its way. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** A way out of a failure that another attempt cannot fix; nothing for other failures. */
  wayOut?: ((error: Error) => ReactNode) | undefined;
  list(items: readonly T[]): ReactNode;
}

/** A list in each of its states: loading, failed, empty, or loaded; after a failure, the last loaded list instead. */
export function ListStates<T>({ result, errorTitle, skeleton, empty, wayOut, list }: Props<T>) {
  const { data, listed, error, isFetching, isPlaceholderData, refetch } = result;
  const items = listed?.items;
  const instead = error && wayOut?.(error);
  return (
    <>
      {error && (
        <ErrorBox
          title={errorTitle}
          message={error.message}
          onRetry={instead ? undefined : () => void refetch()}
          busy={isFetching}
        >
          {instead}
        </ErrorBox>
      )}
      {error && !data && items && <p className="text-sm text-muted">{filterMessages.seenLast}</p>}
      {!items && !error && skeleton}
      {items?.length === 0 && empty}
      {items && items.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {list(items)}
        </div>
      )}
    </>
  );
}
