import { demoPerson } from '../people.ts';
import { ORIGIN } from '../site.ts';

/** The journeys' site asks people to confirm their address, like one with a mail server: its outbox stands in for that. */
export default async function confirmEmails(): Promise<void> {
  const { token } = await demoPerson('admin');
  const address = `${ORIGIN}/api/site-settings`;
  const { updatedAt: _, ...settings } = await (await fetch(address)).json();
  const response = await fetch(address, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...settings, confirmEmails: true }),
  });
  if (!response.ok) throw new Error(`The settings were not saved: ${await response.text()}`);
}
