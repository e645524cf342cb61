import { queryOptions } from '@tanstack/react-query';
import { call } from './api/api.ts';

/** Someone's verification requests. */
export const ownVerificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-verifications', userId],
    queryFn: ({ signal }) => call('GET /api/User/verifications', { signal }),
  });
