import { queryOptions } from '@tanstack/react-query';
import type { OwnSession } from '#domain/accounts/schema.ts';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import { callApi } from '#web/lib/api.ts';

const PATH = '/api/User/sessions';

/** Where somebody is logged in. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: ({ signal }) => callApi<OwnSession[]>(PATH, { signal }),
  });

/** Logs one device out. Throws ApiError. */
export const endSession = (id: string) =>
  callApi<MessageResponse>(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Logs every other device out. Throws ApiError. */
export const endOtherSessions = () => callApi<MessageResponse>(PATH, { method: 'DELETE' });
