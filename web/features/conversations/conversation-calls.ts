import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { mergeMessages } from '#domain/conversations/merge-messages.ts';
import type { Direction } from '#domain/conversations/rules.ts';
import type {
  Conversation,
  ConversationMessage,
  ReportConversationBody,
  Thread,
} from '#domain/conversations/schema.ts';
import type { Unsent } from '#domain/offline/unsent.ts';
import { paths } from '#domain/site/paths.ts';
import { ApiError, call, callFully } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { readList } from '#web/lib/api/page-data.ts';

const API = '/api/User/enquiries';

const pathOf = (id: string) => `${API}/${encodeURIComponent(id)}`;

/** Conversations on a page of their list. */
export const CONVERSATION_PAGE_SIZE = 20;

/** All lists of someone's conversations. */
export const conversationsKey = (userId: string) => ['conversations', userId];

/** A page of someone's conversations; cached per user, so that nobody sees another's. */
export const conversationsQuery = (
  userId: string,
  { direction, page, search = '' }: { direction: Direction; page: number; search?: string },
) =>
  queryOptions({
    queryKey: [...conversationsKey(userId), direction, page, search],
    queryFn: ({ signal }) =>
      readList(
        readPath('GET /api/User/enquiries', {
          query: { direction, search, page, limit: CONVERSATION_PAGE_SIZE },
        }),
        { signal },
      ),
  });

/** A conversation with its messages loaded so far, which always include the last. */
export interface KnownThread extends Thread {
  /** ETag of the last response. */
  etag: string | null;
}

export const threadKey = (userId: string, id: string) => ['conversation', userId, id];

/** A conversation as one of its participants reads it. Known messages stay, and are not sent again if nothing has changed. */
export const threadQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: threadKey(userId, id),
    queryFn: async ({ client, signal }): Promise<KnownThread> => {
      const known = () => client.getQueryData<KnownThread>(threadKey(userId, id));
      const etag = known()?.etag;
      const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
      try {
        const response = await callFully('GET /api/User/enquiries/:id', {
          params: { id },
          headers,
          signal,
        });
        return {
          ...response.body,
          // Meanwhile a message may have been sent from here.
          messages: mergeMessages(known()?.messages ?? [], response.body.messages),
          etag: response.headers.get('etag'),
        };
      } catch (error) {
        const same = known();
        if (same && error instanceof ApiError && error.status === 304) return same;
        throw error;
      }
    },
  });

/** Merges messages into a conversation's known ones. */
export function addMessages(
  client: QueryClient,
  key: string[],
  added: readonly ConversationMessage[],
): void {
  client.setQueryData<KnownThread>(
    key,
    (known) => known && { ...known, messages: mergeMessages(known.messages, added) },
  );
}

/** The messages before a number. */
export const readEarlier = async (id: string, before: number): Promise<ConversationMessage[]> =>
  (await call('GET /api/User/enquiries/:id', { params: { id }, query: { before } })).messages;

/** Sends a message; `headers` identify a repeated attempt. Throws ApiError. */
export const sendMessage = (id: string, text: string, headers: Record<string, string>) =>
  call('POST /api/User/enquiries/:id/messages', { params: { id }, json: { text }, headers });

/** A message queued on the device until there is a network. */
export const unsentMessage = (
  { _id: id, listing }: Pick<Conversation, '_id' | 'listing'>,
  text: string,
  { userId, key }: { userId: string; key: string },
): Omit<Unsent, 'writtenAt'> => ({
  key,
  kind: 'message',
  userId,
  call: { path: `${pathOf(id)}/messages`, method: 'POST', json: { text } },
  about: { name: listing.name, path: paths.conversation(id) },
  text,
  changes: [threadKey(userId, id), conversationsKey(userId)],
});

/** Says that someone has read a conversation, up to the message with a number. */
export const sayRead = (id: string, upTo: number) =>
  call('PUT /api/User/enquiries/:id/read', { params: { id }, json: { upTo } });

/** Blocks or unblocks the other person. */
export const setBlock = (id: string, blocked: boolean) =>
  call(`${blocked ? 'PUT' : 'DELETE'} /api/User/enquiries/:id/block`, { params: { id } });

export const sendReport = (id: string, json: ReportConversationBody) =>
  call('POST /api/User/enquiries/:id/reports', { params: { id }, json });
