import { queryOptions } from '@tanstack/react-query';
import type { SharedLinkResponse, SharedList } from '#domain/favourites/schema.ts';
import { callApi } from '#web/lib/api.ts';

const PATH = '/api/User/shared-list';

/** The link to somebody's own list. */
export const sharedLinkQuery = (userId: string) =>
  queryOptions({
    queryKey: ['shared-link', userId],
    queryFn: ({ signal }) => callApi<SharedLinkResponse>(PATH, { signal }),
  });

export const shareList = (withNotes: boolean) =>
  callApi<SharedLinkResponse>(PATH, { method: 'PUT', json: { withNotes } });

export const stopSharing = () => callApi(PATH, { method: 'DELETE' });

export const sharedListPath = (id: string) => `/api/shared-lists/${encodeURIComponent(id)}`;

/** The list that a link leads to. */
export const sharedListQuery = (id: string, initial: SharedList | null) =>
  queryOptions({
    queryKey: ['shared-list', id],
    queryFn: ({ signal }) => callApi<SharedList>(sharedListPath(id), { signal }),
    initialData: initial ?? undefined,
  });
