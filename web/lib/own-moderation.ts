import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OwnModeration } from '#domain/moderation/schema.ts';
import { callApi } from './api.ts';
import { useViewer } from './use-viewer.ts';

/** Somebody's own listings that are not live; of one user, never another's. */
const ownModerationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-moderation', userId],
    queryFn: ({ signal }) => callApi<OwnModeration[]>('/api/User/moderation', { signal }),
  });

/** What Admins said of an own listing that is not live; undefined while it is read, and of others' listings. */
export function useOwnModeration(listingId: string): OwnModeration | undefined {
  const userId = useViewer()?.userId;
  const { data } = useQuery({ ...ownModerationQuery(userId ?? ''), enabled: userId !== undefined });
  return data?.find(({ _id }) => _id === listingId);
}
