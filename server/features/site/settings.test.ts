import { describe, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const read = async () => (await efie.app.inject({ url: '/api/site-settings' })).json();
const get = async () => {
  const { updatedAt: _, sendsMail: _mail, ...settings } = await read();
  return settings;
};
const put = (payload: object, headers = {}) =>
  efie.app.inject({ method: 'PUT', url: '/api/site-settings', payload, headers });
const ours = { ...DEFAULT_SITE_SETTINGS, address: '12 Ring Road, Accra', email: 'hello@efie.test' };

describe('the site settings', () => {
  test('require an Admin who is logged in to save them', async () => {
    expect((await put({})).statusCode).toBe(401);
    for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
      const { headers } = await signedInAs(efie.platform, role);
      expect((await put(ours, headers)).statusCode).toBe(403);
    }
    expect(await get()).toEqual(DEFAULT_SITE_SETTINGS);
  });

  test('refuse a script as a link and an invalid email', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const script = { ...ours, website: 'javascript:alert(1)' };
    expect((await put(script, headers)).statusCode).toBe(400);
    expect((await put({ ...ours, email: 'nobody' }, headers)).statusCode).toBe(400);
    expect(await get()).toEqual(DEFAULT_SITE_SETTINGS);
  });

  // §2.6/6
  test('store the texts of the About page, and empty them when left out', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const about = { mission: 'To house everyone.\n\nSoon.', history: '' };
    expect((await put({ ...ours, about }, headers)).json().about).toEqual(about);
    const endless = { ...about, history: 'x'.repeat(2001) };
    expect((await put({ ...ours, about: endless }, headers)).statusCode).toBe(400);
    const { about: _, ...older } = ours;
    expect((await put(older, headers)).json().about).toEqual({ mission: '', history: '' });
    const { maxBookingsADay: _more, ...fewer } = { ...ours.bookingLimits, maxNights: 30 };
    expect((await put({ ...ours, bookingLimits: fewer }, headers)).json().bookingLimits).toEqual({
      ...ours.bookingLimits,
      maxNights: 30,
    });
    await efie.connection.pool.query('delete from site_settings');
  });

  test('keep the other values where one saved by an older version is no longer allowed', async () => {
    const saved = { ...ours, adminSiteUrl: '/\\elsewhere.example' };
    await efie.connection.pool.query('insert into site_settings (settings) values ($1)', [saved]);
    expect(await get()).toEqual(ours);
    await efie.connection.pool.query('delete from site_settings');
  });

  // §2.21/5
  test('accept links as people write them and store them as links', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const social = { ...ours.social, facebook: 'facebook.com/efie', whatsapp: '024 123 4567' };
    const response = await put({ ...ours, website: 'efie.com', social }, headers);
    const kept = {
      website: 'https://efie.com',
      social: { facebook: 'https://facebook.com/efie', whatsapp: 'https://wa.me/233241234567' },
    };
    expect(response.json()).toMatchObject(kept);
    expect(await get()).toMatchObject(kept);
    const refused = await put({ ...ours, social: { ...social, whatsapp: '12' } }, headers);
    expect(refused.json().fields).toEqual({
      'social.whatsapp':
        'Please enter a phone number, such as 024 123 4567, or a link, such as wa.me/233241234567.',
    });
    await efie.connection.pool.query('delete from site_settings');
  });

  // §2.21/7
  test('do not overwrite what another Admin saved in the meantime', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const { updatedAt: never } = await read();
    efie.setNow('2026-11-21T10:00:00Z');
    const first = await put({ ...ours, tagline: 'First', expectedUpdatedAt: never }, headers);
    expect(first.statusCode).toBe(200);
    efie.setNow('2026-11-21T10:00:01Z');
    const late = await put({ ...ours, tagline: 'Late', expectedUpdatedAt: never }, headers);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({
      code: 'CHANGED_MEANWHILE',
      message: 'Someone else saved the settings in the meantime.',
    });
    const { updatedAt, tagline } = await read();
    expect(tagline).toBe('First');
    expect(updatedAt).toBe(first.json().updatedAt);
    const again = { ...ours, tagline: 'Again', expectedUpdatedAt: updatedAt };
    const races = await Promise.all([put(again, headers), put(again, headers)]);
    expect(races.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const regardless = await put({ ...ours, tagline: 'Regardless' }, headers);
    expect(regardless.statusCode).toBe(200);
    await efie.connection.pool.query('delete from site_settings');
  });

  test('require login security of Admins only when set by an Admin who has it', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const asking = { ...ours, adminsNeedFactor: true };
    const refused = await put(asking, admin.headers);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'BAD_INPUT']);
    expect(refused.json().fields.adminsNeedFactor).toContain(
      'Please add a passkey or an authenticator app',
    );
    expect((await get()).adminsNeedFactor).toBe(false);
    await efie.connection.pool.query(
      `insert into authenticators (user_id, secret, created_at, confirmed_at) values ($1, '', now(), now())`,
      [admin.id],
    );
    expect((await put(asking, admin.headers)).statusCode).toBe(200);
    expect((await get()).adminsNeedFactor).toBe(true);
    // As docs/operating.md tells an operator to do when nobody can add anything any more.
    await efie.connection.pool.query(
      `update site_settings set settings = settings || '{"adminsNeedFactor": false}'`,
    );
    expect(await get()).toEqual(ours);
    await efie.connection.pool.query('delete from site_settings');
  });

  test('are saved whole and shown to everyone', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    expect((await put(ours, headers)).statusCode).toBe(200);
    expect(await get()).toEqual(ours);
  });
});
