import { queryOptions } from '@tanstack/react-query';
import type { SharedList } from '#domain/favourites/schema.ts';
import { call } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';

/** The link to someone's own list. */
export const sharedLinkQuery = (userId: string) =>
  queryOptions({
    queryKey: ['shared-link', userId],
    queryFn: ({ signal }) => call('GET /api/User/shared-list', { signal }),
  });

export const shareList = (withNotes: boolean) =>
  call('PUT /api/User/shared-list', { json: { withNotes } });

export const stopSharing = () => call('DELETE /api/User/shared-list');

export const sharedListPath = (id: string) =>
  readPath('GET /api/shared-lists/:id', { params: { id } });

/** The list that a link leads to. */
export const sharedListQuery = (id: string, initial: SharedList | null) =>
  queryOptions({
    queryKey: ['shared-list', id],
    queryFn: ({ signal }) => call('GET /api/shared-lists/:id', { params: { id }, signal }),
    initialData: initial ?? undefined,
  });
