import { queryOptions } from '@tanstack/react-query';
import type { ChangeRoleBody } from '#domain/accounts/schema.ts';
import { call } from '#web/lib/api/api.ts';

/** Makes a Customer an Agent or a Property Owner, or asks the Admins for it if the site requires that. Throws ApiError. */
export const changeRole = (json: ChangeRoleBody) => call('PUT /api/User/role', { json });

/** Withdraws a request that the Admins have not answered yet. Throws ApiError. */
export const takeBackRole = () => call('DELETE /api/User/role-request');

/** The state of someone's request for a role. */
export const ownRoleRequestQuery = (userId: string) =>
  queryOptions({
    queryKey: ['role-request', userId],
    queryFn: ({ signal }) => call('GET /api/User/role-request', { signal }),
  });
