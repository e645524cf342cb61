import { queryOptions } from '@tanstack/react-query';
import type {
  ChangeSearchBody,
  SavedSearch,
  SaveSearchBody,
} from '#domain/saved-searches/schema.ts';
import { callApi } from '#web/lib/api.ts';

const SEARCHES = '/api/saved-searches';

/** The searches that a user has saved; of one user, never another's. */
export const savedSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['saved-searches', userId],
    queryFn: ({ signal }) => callApi<SavedSearch[]>(SEARCHES, { signal }),
  });

/** Saves a search. Throws ApiError. */
export const saveSearch = (search: SaveSearchBody) =>
  callApi<SavedSearch>(SEARCHES, { method: 'POST', json: search });

/** Renames, pauses or resumes a search, or changes how often it mails what is new. Throws ApiError. */
export const changeSearch = (id: string, change: ChangeSearchBody) =>
  callApi<SavedSearch>(`${SEARCHES}/${id}`, { method: 'PATCH', json: change });

/** Deletes a search. Throws ApiError. */
export const deleteSearch = (id: string) => callApi(`${SEARCHES}/${id}`, { method: 'DELETE' });
