import type { LeaveBody } from '#domain/leaving/schema.ts';
import { call } from '#web/lib/api/api.ts';

/** Schedules the deletion of the user's account after the days of grace. Throws ApiError. */
export const askToLeave = (json: LeaveBody) => call('POST /api/User/deletion', { json });

/** Keeps it after all. Throws ApiError. */
export const keepAccount = () => call('DELETE /api/User/deletion');
