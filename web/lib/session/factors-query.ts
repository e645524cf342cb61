import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

/** Login methods besides the password. */
export const factorsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['factors', userId],
    queryFn: ({ signal }) => call('GET /api/User/factors', { signal }),
  });
