import { queryOptions } from '@tanstack/react-query';
import type { ContactMessage } from '#domain/site/schema.ts';
import { readList, withQuery } from '#web/lib/page-data.ts';

/** Messages on a page of their list. */
export const MESSAGE_PAGE_SIZE = 20;

/** A page of what was written on /contact, for Admins. */
export const messagesQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'contact-messages', page],
    queryFn: ({ signal }) =>
      readList<ContactMessage>(
        withQuery('/api/admin/contact-messages', { page, limit: MESSAGE_PAGE_SIZE }),
        { signal },
      ),
  });
