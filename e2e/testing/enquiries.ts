import type { Person } from './people.ts';
import { ORIGIN } from './site.ts';

/** Sends an enquiry about the listing at a path of the API. */
export async function newEnquiry(
  { token, phoneNumber }: Person,
  listing: string,
  message: string,
): Promise<void> {
  const answer = await fetch(`${ORIGIN}${listing}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message, phoneNumber }),
  });
  if (!answer.ok) throw new Error(`${listing} answered ${answer.status}: ${await answer.text()}`);
}
