import { queryOptions } from '@tanstack/react-query';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import type { ContactMessage, MessageAnswerBody } from '#domain/site/message-list-schema.ts';
import { callApi } from '#web/lib/api.ts';

export const MESSAGES_TABLE_NAME = 'contact-messages';

const pathOf = ({ _id }: ContactMessage) => `/api/admin/${MESSAGES_TABLE_NAME}/${_id}`;

/** Says that a message is done, or to be answered again. @throws {ApiError} */
export const setDone = (message: ContactMessage, done: boolean) =>
  callApi<MessageResponse>(`${pathOf(message)}/done`, { method: 'PUT', json: { done } });

/** Mails an answer. @throws {ApiError} */
export const sendAnswer = (message: ContactMessage, json: MessageAnswerBody) =>
  callApi<MessageResponse>(`${pathOf(message)}/answers`, { json });

/**
 * A message as it is now, beginning with what the table has of it. It is read as it is opened and when another Admin has answered
 * it, not by itself: what is answered is what was read.
 */
export const messageQuery = (message: ContactMessage) =>
  queryOptions({
    queryKey: ['admin', 'contact-message', message._id],
    queryFn: ({ signal }) => callApi<ContactMessage>(pathOf(message), { signal }),
    placeholderData: message,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
