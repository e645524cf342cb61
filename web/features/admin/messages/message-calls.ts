import { queryOptions } from '@tanstack/react-query';
import type { ContactMessage, MessageAnswerBody } from '#domain/site/message-list-schema.ts';
import { call } from '#web/lib/api/api.ts';

const paramsOf = ({ _id }: ContactMessage) => ({ params: { id: _id } });

/** Marks a message as done, or as open again. @throws {ApiError} */
export const setDone = (message: ContactMessage, done: boolean) =>
  call('PUT /api/admin/contact-messages/:id/done', { ...paramsOf(message), json: { done } });

/** Mails an answer. @throws {ApiError} */
export const sendAnswer = (message: ContactMessage, json: MessageAnswerBody) =>
  call('POST /api/admin/contact-messages/:id/answers', { ...paramsOf(message), json });

/**
 * The current message, starting with the table's data. It is loaded when opened and after another Admin's
 * answer, but never refreshed automatically: the Admin answers the message they read.
 */
export const messageQuery = (message: ContactMessage) =>
  queryOptions({
    queryKey: ['admin', 'contact-message', message._id],
    queryFn: ({ signal }) =>
      call('GET /api/admin/contact-messages/:id', { ...paramsOf(message), signal }),
    placeholderData: message,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
