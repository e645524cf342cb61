import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pinText } from '#domain/places/own-pin.ts';
import { paths } from '#domain/site/paths.ts';
import { uploadMessages } from '#domain/uploads/messages.ts';
import { ApiError, read } from '#web/lib/api/api.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ListingFormSkeleton } from './listing-form-skeleton.tsx';
import type { ListingKind, StoredListing } from './listing-kind.ts';
import type { CopySource } from './use-beginning.ts';

interface Props<Field extends string, Listing extends StoredListing> {
  kind: ListingKind<Field, Listing>;
  /** The copied listing's id. */
  id: string;
  userId: string;
  /** Number of fields in each section of the form. */
  sections: readonly number[];
  /** The form, once its initial contents are loaded. */
  children(copied: CopySource<Listing>): ReactNode;
}

/** A form that starts as a copy of one of the user's own listings, as it is now. */
export function CopiedListing<Field extends string, Listing extends StoredListing>({
  kind,
  id,
  userId,
  sections,
  children,
}: Props<Field, Listing>) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['listing-to-copy', kind.own.kind, id, userId],
    queryFn: async ({ signal }): Promise<CopySource<Listing> | null> => {
      const listing = await read(kind.path(id), { signal });
      if (kind.listerOf(listing) !== userId) return null;
      const { pin, shown } = await read(kind.pinPath(id), { signal });
      return { listing, pin: pin ? pinText({ ...pin, shown }) : '' };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (data) return children(data);
  if (data === null || (error instanceof ApiError && error.status === 404)) {
    return (
      <Notice tone="error">
        <p>{uploadMessages.nothingToCopy}</p>
        <ButtonLink to={paths.workspaceListings} variant="link">
          Your listings
        </ButtonLink>
      </Notice>
    );
  }
  if (!error) return <ListingFormSkeleton sections={sections} />;
  return <ErrorBox message={error.message} onRetry={() => void refetch()} busy={isFetching} />;
}
