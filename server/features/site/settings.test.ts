import { describe, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const get = async () => (await efie.app.inject({ url: '/api/site-settings' })).json();
const put = (payload: object, headers = {}) =>
  efie.app.inject({ method: 'PUT', url: '/api/site-settings', payload, headers });
const ours = { ...DEFAULT_SITE_SETTINGS, address: '12 Ring Road, Accra', email: 'hello@efie.test' };

describe('the site settings', () => {
  test('require sign-in, and an Admin', async () => {
    expect((await put({})).statusCode).toBe(401);
    for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
      const { headers } = await signedInAs(efie.platform, role);
      expect((await put(ours, headers)).statusCode).toBe(403);
    }
    expect(await get()).toEqual(DEFAULT_SITE_SETTINGS);
  });

  test('refuse a script as a link, and an email that is none', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const script = { ...ours, website: 'javascript:alert(1)' };
    expect((await put(script, headers)).statusCode).toBe(400);
    expect((await put({ ...ours, email: 'nobody' }, headers)).statusCode).toBe(400);
    expect(await get()).toEqual(DEFAULT_SITE_SETTINGS);
  });

  test('keep the texts of the About page, and have none where they are left out', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const about = { mission: 'To house everybody.\n\nSoon.', history: '' };
    expect((await put({ ...ours, about }, headers)).json().about).toEqual(about);
    const endless = { ...about, history: 'x'.repeat(2001) };
    expect((await put({ ...ours, about: endless }, headers)).statusCode).toBe(400);
    const { about: _, ...older } = ours;
    expect((await put(older, headers)).json().about).toEqual({ mission: '', history: '' });
    await efie.connection.pool.query('delete from site_settings');
  });

  test('keep the others where one, saved by an older version, is no longer allowed', async () => {
    const saved = { ...ours, adminSiteUrl: '/\\elsewhere.example' };
    await efie.connection.pool.query('insert into site_settings (settings) values ($1)', [saved]);
    expect(await get()).toEqual(ours);
    await efie.connection.pool.query('delete from site_settings');
  });

  test('are saved whole and shown to everybody', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    expect((await put(ours, headers)).statusCode).toBe(200);
    expect(await get()).toEqual(ours);
  });
});
