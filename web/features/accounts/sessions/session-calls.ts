import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** The devices someone is logged in on. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: ({ signal }) => call('GET /api/User/sessions', { signal }),
  });

/** Logs one device out. Throws ApiError. */
export const endSession = (id: string) => call('DELETE /api/User/sessions/:id', { params: { id } });

/** Logs every other device out. Throws ApiError. */
export const endOtherSessions = () => call('DELETE /api/User/sessions');
