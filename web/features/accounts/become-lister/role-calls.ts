import { queryOptions } from '@tanstack/react-query';
import type {
  OwnRoleRequestResponse,
  RoleRequestResponse,
} from '#domain/accounts/role-requests.schema.ts';
import type { ChangeRoleBody, ChangeRoleResponse } from '#domain/accounts/schema.ts';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import { callApi } from '#web/lib/api.ts';

/** Makes a Customer an Agent or a Property Owner, or asks the Admins for it, as the site has it. Throws ApiError. */
export const changeRole = (json: ChangeRoleBody) =>
  callApi<ChangeRoleResponse | RoleRequestResponse>('/api/User/role', { method: 'PUT', json });

/** Takes back what the Admins have not answered yet. Throws ApiError. */
export const takeBackRole = () =>
  callApi<MessageResponse>('/api/User/role-request', { method: 'DELETE' });

/** Where the role that somebody asked for stands. */
export const ownRoleRequestQuery = (userId: string) =>
  queryOptions({
    queryKey: ['role-request', userId],
    queryFn: ({ signal }) => callApi<OwnRoleRequestResponse>('/api/User/role-request', { signal }),
  });
