import { queryOptions } from '@tanstack/react-query';
import type {
  ChangeSearchBody,
  SavedSearch,
  SaveSearchBody,
  Unsubscription,
} from '#domain/saved-searches/schema.ts';
import { paths } from '#domain/site/paths.ts';
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

/** Renames, pauses or resumes a search, or changes how often it tells what is new. Throws ApiError. */
export const changeSearch = (id: string, change: ChangeSearchBody) =>
  callApi<SavedSearch>(`${SEARCHES}/${id}`, { method: 'PATCH', json: change });

/** Deletes a search. Throws ApiError. */
export const deleteSearch = (id: string) => callApi(`${SEARCHES}/${id}`, { method: 'DELETE' });

/** What the link of a mail stands for. */
export const unsubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: ({ signal }) =>
      callApi<Unsubscription>(`/api${paths.unsubscribe(encodeURIComponent(token))}`, {
        token: null,
        signal,
      }),
  });

/** Stops the mails that a link stands for, as a mail program does. Throws ApiError. */
export const unsubscribe = (token: string) =>
  callApi(paths.unsubscribe(encodeURIComponent(token)), { method: 'POST', token: null });
