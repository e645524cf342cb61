import { queryOptions } from '@tanstack/react-query';
import type { ChangeSearchBody, SaveSearchBody } from '#domain/saved-searches/schema.ts';
import { call } from '#web/lib/api/api.ts';

/** A user's saved searches; cached per user, so that nobody sees another's. */
export const savedSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['saved-searches', userId],
    queryFn: ({ signal }) => call('GET /api/saved-searches', { signal }),
  });

/** Saves a search. Throws ApiError. */
export const saveSearch = (search: SaveSearchBody) =>
  call('POST /api/saved-searches', { json: search });

/** Renames, pauses or resumes a search, or changes how often it emails new listings. Throws ApiError. */
export const changeSearch = (id: string, change: ChangeSearchBody) =>
  call('PATCH /api/saved-searches/:id', { params: { id }, json: change });

/** Deletes a search. Throws ApiError. */
export const deleteSearch = (id: string) =>
  call('DELETE /api/saved-searches/:id', { params: { id } });
