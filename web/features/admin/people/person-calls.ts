import { queryOptions } from '@tanstack/react-query';
import type { Role } from '#domain/accounts/role.ts';
import type { DecideRoleRequestBody } from '#domain/accounts/role-requests-schema.ts';
import type { SuspendPersonBody } from '#domain/people/schema.ts';
import { call } from '#web/lib/api/api.ts';

/** One person, as Admins see them. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => call('GET /api/admin/people/:id', { params: { id }, signal }),
  });

/** Actions on a person that need no further input. */
export const personCall = (
  id: string,
  what: 'lift-suspension' | 'end-sessions' | 'send-reset' | 'remove-factors',
) => call(`POST /api/admin/people/:id/${what}`, { params: { id } });

export const suspendPerson = (id: string, json: SuspendPersonBody) =>
  call('POST /api/admin/people/:id/suspend', { params: { id }, json });

export const setPersonRole = (id: string, role: Role) =>
  call('PUT /api/admin/people/:id/role', { params: { id }, json: { role } });

/** Decides on a Customer's role request. */
export const decideRoleRequest = (id: string, json: DecideRoleRequestBody) =>
  call('POST /api/admin/role-requests/:id', { params: { id }, json });
