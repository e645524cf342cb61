import { queryOptions, useQuery } from '@tanstack/react-query';
import type { NewListing, OwnModeration } from '#domain/moderation/schema.ts';
import { call } from '../api/api.ts';
import { useViewer } from '../session/use-viewer.ts';

/** Where the answers below are kept: stale once a listing was saved. */
export const OWN_MODERATION = 'own-moderation';

/** Someone's own listings that are not live; of one user, never another's. */
const ownModerationQuery = (userId: string) =>
  queryOptions({
    queryKey: [OWN_MODERATION, userId],
    queryFn: ({ signal }) => call('GET /api/User/moderation', { signal }),
  });

/** What Admins said of an own listing that is not live; undefined while it is read, and of others' listings. */
export function useOwnModeration(listingId: string): OwnModeration | undefined {
  const userId = useViewer()?.userId;
  const { data } = useQuery({ ...ownModerationQuery(userId ?? ''), enabled: userId !== undefined });
  return data?.find(({ _id }) => _id === listingId);
}

/** Whether a listing that someone makes stands in the lists at once, or waits for an Admin; undefined while it is read. */
export function useNewListingState(): NewListing['state'] | undefined {
  const userId = useViewer()?.userId;
  const { data } = useQuery({
    queryKey: ['new-listing', userId],
    queryFn: ({ signal }) => call('GET /api/User/moderation/new', { signal }),
    enabled: userId !== undefined,
  });
  return data?.state;
}
