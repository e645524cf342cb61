import { queryOptions } from '@tanstack/react-query';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { call } from '#web/lib/api/api.ts';

/** A lister's open tasks; cached per user, so that nobody sees another's. */
export const todayQuery = (userId: string) =>
  queryOptions({
    queryKey: ['today', userId],
    queryFn: ({ signal }) => call('GET /api/User/today', { signal }),
  });

/** Says that a listing is still available. Throws ApiError. */
export const confirmListing = ({ kind, _id }: { kind: ListingKind; _id: string }) =>
  call(`PUT /api/${KINDS[kind].list}/:id/pause`, {
    params: { id: _id },
    json: { paused: false },
  });
