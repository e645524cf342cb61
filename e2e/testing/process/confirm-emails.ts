import { demoPerson } from '../people.ts';
import { ORIGIN } from '../site.ts';

/** The site of the journeys has addresses confirmed, as one with a mail server has: its outbox stands for one. */
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
