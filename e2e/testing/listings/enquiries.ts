import type { Person } from '../people.ts';
import { ORIGIN } from '../site.ts';

/** Sends an enquiry about the listing at a path of the API; returns the id of its conversation. */
export async function newEnquiry(
  { token, phoneNumber }: Person,
  listing: string,
  message: string,
): Promise<string> {
  const response = await fetch(`${ORIGIN}${listing}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message, phoneNumber }),
  });
  if (!response.ok)
    throw new Error(`${listing} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()).conversationId;
}

/** Writes a message in a conversation. */
export async function newMessage({ token }: Person, conversation: string, text: string) {
  const response = await fetch(`${ORIGIN}/api/User/enquiries/${conversation}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text }),
  });
  if (!response.ok) throw new Error(`the response to a message is ${response.status}`);
}
