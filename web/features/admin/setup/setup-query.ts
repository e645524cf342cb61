import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** The site's setup, for Admins. */
export const setupQuery = queryOptions({
  queryKey: ['admin', 'setup'],
  queryFn: ({ signal }) => call('GET /api/admin/setup', { signal }),
});

/** Throws ApiError, which includes the mail server's response. */
export const sendTestMail = () => call('POST /api/admin/setup/test-mail');

export const noteNoticeRead = () => call('POST /api/admin/setup/notice-read');
