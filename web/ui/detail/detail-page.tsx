import { type ReactNode, useEffect } from 'react';
import { ApiError } from '#web/lib/api/api.ts';
import { documentTitle } from '#web/lib/page-meta.ts';
import { ErrorBox } from '../error-box.tsx';

/** A listing as its page reads it, in each of its states. */
export interface DetailResult<T> {
  /** The listing if already loaded, for example from a list. */
  listing: T | undefined;
  error: Error | null;
  isFetching: boolean;
  retry(): void;
}

interface Props<T> {
  result: DetailResult<T>;
  /** Name for a listing that could not be loaded. */
  nameless: string;
  /** The sentence of a failure; the call's own message by default. */
  failure?: string;
  skeleton: ReactNode;
  /** The server has found no such listing for visitors. */
  isMissing: boolean;
  notFound: ReactNode;
  children(listing: T): ReactNode;
}

/** A listing's page: loading, gone, failed, or shown. A cached listing stays if the call fails. */
export function DetailPage<T extends { name: string }>(props: Props<T>) {
  const { result, nameless, skeleton, isMissing, notFound, children } = props;
  const { listing, error, isFetching, retry } = result;
  const name = listing?.name;

  // A listing that was not cached had no name when the page was titled.
  useEffect(() => {
    if (name) document.title = documentTitle(name);
  }, [name]);

  if (error instanceof ApiError && error.status === 404) return notFound;
  if (listing) return children(listing);
  if (isMissing) return notFound;
  if (!error) return skeleton;
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{nameless}</h1>
      <ErrorBox message={props.failure ?? error.message} onRetry={retry} busy={isFetching} />
    </div>
  );
}
