import type { LeaveBody, LeaveResponse } from '#domain/leaving/schema.ts';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import { callApi } from '#web/lib/api.ts';

const PATH = '/api/User/deletion';

/** Has one's account deleted after the days of grace. Throws ApiError. */
export const askToLeave = (json: LeaveBody) =>
  callApi<LeaveResponse>(PATH, { method: 'POST', json });

/** Keeps it after all. Throws ApiError. */
export const keepAccount = () => callApi<MessageResponse>(PATH, { method: 'DELETE' });
