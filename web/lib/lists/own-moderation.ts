import { queryOptions, useQuery } from '@tanstack/react-query';
import type { NewListing, OwnModeration } from '#domain/moderation/schema.ts';
import { call } from '../api/api.ts';
import { useViewer } from '../session/use-viewer.ts';

/** Query key prefix for the results below; invalidated once a listing is saved. */
export const OWN_MODERATION = 'own-moderation';

/** Someone's own listings that are not live; cached per user, so that nobody sees another's. */
const ownModerationQuery = (userId: string) =>
  queryOptions({
    queryKey: [OWN_MODERATION, userId],
    queryFn: ({ signal }) => call('GET /api/User/moderation', { signal }),
  });

/** The Admins' decision on an own listing that is not live; undefined while loading, and for other people's listings. */
export function useOwnModeration(listingId: string): OwnModeration | undefined {
  const userId = useViewer()?.userId;
  const { data } = useQuery({ ...ownModerationQuery(userId ?? ''), enabled: userId !== undefined });
  return data?.find(({ _id }) => _id === listingId);
}

/** The state a new listing will have: live at once, or waiting for an Admin; undefined while loading. */
export function useNewListingState(): NewListing['state'] | undefined {
  const userId = useViewer()?.userId;
  const { data } = useQuery({
    queryKey: ['new-listing', userId],
    queryFn: ({ signal }) => call('GET /api/User/moderation/new', { signal }),
    enabled: userId !== undefined,
  });
  return data?.state;
}
