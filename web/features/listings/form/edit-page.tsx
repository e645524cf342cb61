import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { KINDS } from '#domain/listing-kinds.ts';
import { ApiError, read } from '#web/lib/api/api.ts';
import { readSession } from '#web/lib/session/session.ts';
import { viewerOf } from '#web/lib/session/use-viewer.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EditPause } from './edit-pause.tsx';
import { ListingFormSkeleton } from './listing-form-skeleton.tsx';
import type { ListingKind, StoredListing } from './listing-kind.ts';

const ListingHistory = lazyPart(() => import('./listing-history.tsx'), Nothing);

interface Props<Field extends string, Listing extends StoredListing> {
  kind: ListingKind<Field, Listing>;
  id: string;
  /** Number of fields in each section of the form. */
  sections: readonly number[];
  /** Shown for someone else's listing. */
  notAuthorized: ReactNode;
  /** For a listing that is not there. */
  notFound: ReactNode;
  /** The form, once its listing is there. */
  children(listing: Listing, userId: string): ReactNode;
}

/**
 * The page for editing a listing. The form starts with the listing as stored now, never from a cache. The user
 * is determined once: the form itself handles a session that ends while someone types.
 */
export function EditPage<Field extends string, Listing extends StoredListing>({
  kind,
  id,
  sections,
  notAuthorized,
  notFound,
  children,
}: Props<Field, Listing>) {
  const [viewer] = useState(() => viewerOf(readSession()));
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['listing-to-edit', kind.own.kind, id, viewer?.userId],
    queryFn: ({ signal }) => read(kind.path(id), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (error instanceof ApiError && error.status === 404) return notFound;
  if (data && !(viewer && kind.mayEdit(viewer, data))) return notAuthorized;
  return (
    <div className="wrap">
      <PageHeader
        title={kind.sentences.editTitle}
        intro={
          data && (
            <Link
              to={KINDS[kind.own.kind].path(id)}
              className="py-3 hover:text-primary hover:underline"
            >
              {data.name}
            </Link>
          )
        }
      />
      {data && viewer && (
        <>
          <EditPause own={kind.own} listing={data} />
          {children(data, viewer.userId)}
          <Suspense>
            <ListingHistory own={kind.own} id={id} />
          </Suspense>
        </>
      )}
      {!data && error && (
        <ErrorBox message={error.message} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && <ListingFormSkeleton sections={sections} />}
    </div>
  );
}

/** The shape of the page to come. */
export function EditPageSkeleton({
  title,
  sections,
}: {
  title: string;
  sections: readonly number[];
}) {
  return (
    <div className="wrap">
      <PageHeader title={title} />
      <ListingFormSkeleton sections={sections} />
    </div>
  );
}
