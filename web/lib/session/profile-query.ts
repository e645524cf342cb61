import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

/**
 * The signed-in user's profile, one call for the header and the profile page; cached per user, so that another
 * login never sees it.
 */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => call('GET /api/User/profile', { signal }),
  });
