import type { Thread } from '#domain/conversations/schema.ts';
import type { TestPerson } from '#server/testing/people.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Sends an enquiry about the listing at a path; returns the response. */
export const enquire = (
  { app }: Pick<TestApp, 'app'>,
  listing: string,
  { headers }: TestPerson,
  message = 'Is it free in May?',
) =>
  app.inject({
    method: 'POST',
    url: `${listing}/enquiries`,
    headers,
    payload: { message, phoneNumber: '0245556677' },
  });

/** Also returns the path of the conversation. */
export const begun = async (
  efie: Pick<TestApp, 'app'>,
  listing: string,
  sender: TestPerson,
  message?: string,
): Promise<string> => {
  const response = await enquire(efie, listing, sender, message);
  return `/api/User/enquiries/${response.json<{ conversationId: string }>().conversationId}`;
};

/** Writes a message in the conversation at a path. */
export const write = (
  { app }: Pick<TestApp, 'app'>,
  conversation: string,
  headers: Record<string, string>,
  text: unknown = 'Yes, it is.',
) =>
  app.inject({
    method: 'POST',
    url: `${conversation}/messages`,
    headers,
    payload: { text } as object,
  });

/** The conversation at a path as someone reads it. */
export const threadOf = async (
  { app }: Pick<TestApp, 'app'>,
  conversation: string,
  { headers }: TestPerson,
): Promise<Thread> => (await app.inject({ url: conversation, headers })).json<Thread>();

/** Marks the conversation at a path as read. */
export const read = (
  { app }: Pick<TestApp, 'app'>,
  conversation: string,
  headers: Record<string, string>,
  upTo: unknown,
) =>
  app.inject({ method: 'PUT', url: `${conversation}/read`, headers, payload: { upTo } as object });
