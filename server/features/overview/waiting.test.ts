import { expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { WAITING_FOR_ADMIN } from '#domain/site/waiting-for-admin.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

test('“Needs your attention” counts listings to review, including live ones, and messages to answer', async () => {
  const admin = await signedInAs(efie.platform, 'Admin');
  const agent = await signedInAs(efie.platform, 'Agent');
  const post = (url: string, payload: object) =>
    efie.app.inject({ method: 'POST', url, headers: admin.headers, payload });
  const waiting = async () => {
    const totals = await Promise.all(
      WAITING_FOR_ADMIN.map(async ({ label, table, query }) => {
        const { headers, statusCode } = await efie.app.inject({
          url: `/api/admin/${table}?${new URLSearchParams({ ...query, limit: '1' })}`,
          headers: admin.headers,
        });
        expect(statusCode).toBe(200);
        return [label, Number(headers['x-total-count'])] as const;
      }),
    );
    return Object.fromEntries(totals.filter(([, total]) => total > 0));
  };
  expect(await waiting()).toEqual({});

  const homes = [await uploadedProperty(efie, agent), await uploadedProperty(efie, agent)];
  const looked = await uploadedProperty(efie, agent);
  await post(`/api/admin/moderation/property/${looked}`, { transition: 'approve' });
  await efie.app.inject({
    method: 'PUT',
    url: '/api/site-settings',
    headers: admin.headers,
    payload: { ...DEFAULT_SITE_SETTINGS, moderation: 'reviewed-first' },
  });
  await uploadedProperty(efie, agent);
  for (const name of ['Esi', 'Kofi', 'Yaw']) {
    await post('/api/contact', { name, email: 'Esi@guests.test', message: 'How do I list?' });
  }
  expect(await waiting()).toEqual({
    'Listings waiting for approval': 1,
    'Live listings to review': homes.length,
    'Messages to answer': 3,
  });

  await post(`/api/admin/moderation/property/${homes[0]}`, { transition: 'hide', reason: 'Gone.' });
  const messages = await efie.app.inject({
    url: '/api/admin/contact-messages',
    headers: admin.headers,
  });
  const [message] = messages.json();
  await efie.app.inject({
    method: 'PUT',
    url: `/api/admin/contact-messages/${message._id}/done`,
    headers: admin.headers,
    payload: { done: true },
  });
  expect(await waiting()).toMatchObject({ 'Live listings to review': 1, 'Messages to answer': 2 });
});
