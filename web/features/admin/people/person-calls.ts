import { queryOptions } from '@tanstack/react-query';
import type { Role } from '#domain/accounts/role.ts';
import type { DecideRoleRequestBody } from '#domain/accounts/role-requests.schema.ts';
import type { PersonDetail, PersonResponse, SuspendPersonBody } from '#domain/people/schema.ts';
import { callApi } from '#web/lib/api.ts';

const pathOf = (id: string) => `/api/admin/people/${encodeURIComponent(id)}`;

/** One person, as Admins see them. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => callApi<PersonDetail>(pathOf(id), { signal }),
  });

/** What is done to a person without more words. */
export const personCall = (
  id: string,
  what: 'lift-suspension' | 'end-sessions' | 'send-reset' | 'remove-factors',
) => callApi<PersonResponse>(`${pathOf(id)}/${what}`, { method: 'POST' });

export const suspendPerson = (id: string, json: SuspendPersonBody) =>
  callApi<PersonResponse>(`${pathOf(id)}/suspend`, { json });

export const setPersonRole = (id: string, role: Role) =>
  callApi<PersonResponse>(`${pathOf(id)}/role`, { method: 'PUT', json: { role } });

/** Answers a Customer who asked for a role. */
export const decideRoleRequest = (id: string, json: DecideRoleRequestBody) =>
  callApi<PersonResponse>(`/api/admin/role-requests/${encodeURIComponent(id)}`, { json });
