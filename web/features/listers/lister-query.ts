import { queryOptions } from '@tanstack/react-query';
import type { Lister } from '#domain/listers/schema.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { call } from '#web/lib/api.ts';
import { type Listed, readList } from '#web/lib/page-data.ts';
import { withQuery } from '#web/lib/with-query.ts';

/** The two lists of a lister. */
export type Part = 'properties' | 'cars';

export const listerPath = (id: string) => `/api/listers/${encodeURIComponent(id)}`;

export const listerQuery = (id: string, initial: Lister | null) =>
  queryOptions({
    queryKey: ['lister', id],
    queryFn: ({ signal }) => call('GET /api/listers/:id', { params: { id }, signal }),
    initialData: initial ?? undefined,
  });

/** The call of a page of a lister's list, as cards. */
export const partPath = (id: string, part: Part, page: number) =>
  withQuery(`${listerPath(id)}/${part}`, { page, limit: LIST_PAGE_SIZE, view: 'card' });

export const partQuery = <Item>(
  path: string,
  initial: { path: string; listed: Listed<unknown> | null },
) =>
  queryOptions({
    queryKey: ['lister-list', path],
    queryFn: ({ signal }) => readList<Item>(path, { signal }),
    initialData:
      initial.path === path
        ? ((initial.listed ?? undefined) as Listed<Item> | undefined)
        : undefined,
  });
