import { queryOptions } from '@tanstack/react-query';
import type { Factors } from '#domain/accounts/codes.schema.ts';
import { callApi } from './api.ts';

/** What somebody logs in with beside the password. */
export const factorsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['factors', userId],
    queryFn: ({ signal }) => callApi<Factors>('/api/User/factors', { signal }),
  });
