import { queryOptions } from '@tanstack/react-query';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import type { Setup } from '#domain/setup/schema.ts';
import { callApi } from '#web/lib/api.ts';

/** How the site is set up, for Admins. */
export const setupQuery = queryOptions({
  queryKey: ['admin', 'setup'],
  queryFn: ({ signal }) => callApi<Setup>('/api/admin/setup', { signal }),
});

/** Throws ApiError: also with what the mail server said to the mail. */
export const sendTestMail = () =>
  callApi<MessageResponse>('/api/admin/setup/test-mail', { method: 'POST' });

export const noteNoticeRead = () =>
  callApi<Setup>('/api/admin/setup/notice-read', { method: 'POST' });
