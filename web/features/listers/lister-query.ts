import { queryOptions } from '@tanstack/react-query';
import type { CarSummary } from '#domain/cars/schema.ts';
import type { Lister } from '#domain/listers/schema.ts';
import type { ListName } from '#domain/listing-kinds.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { call } from '#web/lib/api/api.ts';
import { type ReadPath, readPath } from '#web/lib/api/call-path.ts';
import { type Listed, readList } from '#web/lib/api/page-data.ts';

/** A listing as a card. */
export type Card = PropertySummary | CarSummary;

export const listerPath = (id: string) => readPath('GET /api/listers/:id', { params: { id } });

export const listerQuery = (id: string, initial: Lister | null) =>
  queryOptions({
    queryKey: ['lister', id],
    queryFn: ({ signal }) => call('GET /api/listers/:id', { params: { id }, signal }),
    initialData: initial ?? undefined,
  });

/** The call of a page of a lister's list, as cards. */
export const partPath = (id: string, part: ListName, page: number): ReadPath<Card[]> =>
  readPath(`GET /api/listers/:id/${part}`, {
    params: { id },
    query: { page, limit: LIST_PAGE_SIZE, view: 'card' },
  });

export const partQuery = (
  path: ReadPath<Card[]>,
  initial: { path: string; listed: Listed<Card> | null },
) =>
  queryOptions({
    queryKey: ['lister-list', path],
    queryFn: ({ signal }) => readList(path, { signal }),
    initialData: (initial.path === path && initial.listed) || undefined,
  });
