import { expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { alertOfChanges, savedSearch } from './testing/alerted.ts';

const efie = bootTestApp();

test('an unconfirmed email address gets no alerts until it is confirmed, if the site requires that', async () => {
  const [admin, lister] = [
    await signedInAs(efie.platform, 'Admin'),
    await signedInAs(efie.platform, 'Agent'),
  ];
  const ama = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
  await savedSearch(efie, ama);
  const list = async (name: string) => {
    await uploadedProperty(efie, lister, { name });
    await alertOfChanges(efie);
  };
  const mails = () => efie.outbox.to(ama.email);
  await list('First Court');
  expect(await mails()).toHaveLength(0);

  await efie.connection.pool.query('update users set email_confirmed_at = now() where id = $1', [
    ama.id,
  ]);
  await list('Second Court');
  const [told] = await mails();
  expect(told).toContain('Second Court');
  expect(told).toContain('First Court');

  await efie.connection.pool.query('update users set email_confirmed_at = null where id = $1', [
    ama.id,
  ]);
  await efie.app.inject({
    method: 'PUT',
    url: '/api/site-settings',
    headers: admin.headers,
    payload: { ...DEFAULT_SITE_SETTINGS, confirmEmails: false },
  });
  await list('Third Court');
  expect(await mails()).toHaveLength(2);
});
