import { queryOptions } from '@tanstack/react-query';
import { KINDS } from '#domain/listing-kinds.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { call } from '#web/lib/api/api.ts';
import { readList } from '#web/lib/api/page-data.ts';
import { pollPendingPhotos } from '#web/lib/api/pending-photos.ts';
import type { OwnKind, OwnListing } from './own-kind.ts';

interface OwnFilter {
  search: string;
  page: number;
  /** The value of the kind's own filter. */
  [name: string]: string | number;
}

/** A page of the viewer's own listings, or everyone's for an Admin; cached per user, so that nobody sees another's. */
export const ownListingsQuery = <Listing extends OwnListing>(
  kind: OwnKind<Listing>,
  userId: string,
  filter: OwnFilter,
) =>
  queryOptions({
    queryKey: [kind.ownQuery, userId, filter],
    queryFn: ({ signal }) => readList(kind.list({ ...filter, limit: LIST_PAGE_SIZE }), { signal }),
    // Only for another page of the user's own list, never of the previously logged-in user's.
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pollPendingPhotos(data?.items ?? [], dataUpdateCount),
  });

/**
 * `status` is a label of the picker: Available, Sold or Rented. Sent without a token in its headers
 * (specification §6): the cookie identifies the user.
 */
export const setPropertyStatus = (id: string, status: string) =>
  call('PUT /api/properties/:id/status', {
    params: { id },
    json: { status },
    token: null,
  });

/** Pauses or resumes a listing. Throws ApiError. */
export const setPaused = ({ kind }: OwnKind, id: string, paused: boolean) =>
  call(`PUT /api/${KINDS[kind].list}/:id/pause`, {
    params: { id },
    json: { paused },
  });

/** Deletes a listing; `confirmation` identifies the upcoming stays cancelled with it. Throws ApiError. */
export const deleteListing = ({ kind }: OwnKind, id: string, confirmation?: string) =>
  kind === 'car'
    ? call('DELETE /api/cars/:id', { params: { id } })
    : call('DELETE /api/properties/:id', { params: { id }, query: { confirmation } });

/** The upcoming stays that deleting a property would cancel; loaded afresh each time. */
export const staysToComeQuery = (id: string) =>
  queryOptions({
    queryKey: ['stays-to-come', id],
    queryFn: ({ signal }) =>
      call('GET /api/properties/:id/stays-to-come', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
