import type { Person } from './people.ts';
import { ORIGIN } from './site.ts';

/** Sends an enquiry about the listing at a path of the API; returns the id of its conversation. */
export async function newEnquiry(
  { token, phoneNumber }: Person,
  listing: string,
  message: string,
): Promise<string> {
  const answer = await fetch(`${ORIGIN}${listing}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message, phoneNumber }),
  });
  if (!answer.ok) throw new Error(`${listing} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).conversationId;
}

/** Writes a message in a conversation. */
export async function newMessage({ token }: Person, conversation: string, text: string) {
  const answer = await fetch(`${ORIGIN}/api/User/enquiries/${conversation}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Error(`a message was answered ${answer.status}`);
}
