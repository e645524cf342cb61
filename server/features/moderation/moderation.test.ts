import { describe, expect, test } from 'vitest';
import type { ModerationPolicy } from '#domain/moderation/policy.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { PROPERTY_FORM, uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

/** Of photos that look the same. */
const [OWN_KEY, OTHER_KEY] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string];
const table = '/api/admin/moderation';

const call = (method: 'GET' | 'POST' | 'PUT', url: string, headers = {}, payload = {}) =>
  efie.app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) });

const moderate = (admin: TestPerson, path: string, transition: string, reason = 'Look again.') =>
  call('POST', `${table}/${path}`, admin.headers, { transition, reason });

const person = (role: Parameters<typeof signedInAs>[1]) => signedInAs(efie.platform, role);

const setPolicy = (admin: TestPerson, moderation: ModerationPolicy) =>
  call('PUT', '/api/site-settings', admin.headers, { ...DEFAULT_SITE_SETTINGS, moderation });

const rowOf = async (admin: TestPerson, id: string, query = '') =>
  (await call('GET', `${table}?limit=100${query}`, admin.headers))
    .json()
    .find(({ _id }: { _id: string }) => _id === id);

const isListed = async (id: string) =>
  (await call('GET', '/api/properties')).json().some(({ _id }: { _id: string }) => _id === id);

const stateOf = async (lister: TestPerson, id: string) =>
  (await call('GET', '/api/User/moderation', lister.headers))
    .json()
    .find(({ _id }: { _id: string }) => _id === id);

const edit = (lister: TestPerson, id: string) =>
  call('PUT', `/api/properties/${id}`, lister.headers, { ...PROPERTY_FORM, name: 'Changed Court' });

const newestMail = async ({ email }: TestPerson) => {
  await efie.runJobs();
  return (await efie.outbox.to(email)).at(-1);
};

describe('moderation', () => {
  test('is for Admins alone; a reason is asked for where the lister loses something', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const home = await uploadedProperty(efie, lister);
    for (const url of [table, `${table}.csv`]) {
      expect((await call('GET', url)).statusCode).toBe(401);
      expect((await call('GET', url, lister.headers)).statusCode).toBe(403);
    }
    expect((await moderate(lister, `property/${home}`, 'hide')).statusCode).toBe(403);
    expect((await call('GET', '/api/User/moderation')).statusCode).toBe(401);
    for (const transition of ['hide', 'refuse', 'ask-change']) {
      const answer = await moderate(admin, `property/${home}`, transition, ' ');
      expect(answer.json().fields).toEqual({
        reason: 'Please say why. The lister is mailed your reason.',
      });
    }
    expect((await moderate(admin, `property/${home}`, 'resubmit')).statusCode).toBe(400);
    expect((await moderate(admin, `car/${home}`, 'hide')).statusCode).toBe(404);
    expect((await moderate(admin, 'property/none', 'hide')).statusCode).toBe(404);
    expect((await call('GET', `${table}.csv`, admin.headers)).payload).toContain(home);
  });

  test('new and changed listings are looked at after by default, and live meanwhile', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const home = await uploadedProperty(efie, lister);
    expect(await rowOf(admin, home)).toMatchObject({ state: 'live', isNew: true, reportedBy: 0 });
    expect(await isListed(home)).toBe(true);
    expect((await moderate(admin, `property/${home}`, 'approve', '')).statusCode).toBe(200);
    expect(await rowOf(admin, home)).toBeUndefined();
    expect((await edit(lister, home)).statusCode).toBe(200);
    expect(await rowOf(admin, home, '&search=changed')).toMatchObject({ isNew: false });
    expect(await rowOf(admin, home, '&search=other')).toBeUndefined();
    const own = await uploadedProperty(efie, admin);
    expect(await rowOf(admin, own)).toBeUndefined();
  });

  test('what is hidden is off the lists, reached by nobody, and shown again by no lister', async () => {
    const [admin, lister, guest] = [
      await person('Admin'),
      await person('Agent'),
      await person('Agent'),
    ];
    const home = await uploadedProperty(efie, lister);
    const car = await uploadedCar(efie, lister);
    await moderate(admin, `property/${home}`, 'hide', 'Asks for a viewing fee.');
    await moderate(admin, `car/${car}`, 'hide', 'Stolen photos.');
    expect(await isListed(home)).toBe(false);
    expect(await newestMail(lister)).toContain('Stolen photos.');
    expect(await stateOf(lister, home)).toEqual({
      _id: home,
      kind: 'property',
      state: 'hidden',
      reason: 'Asks for a viewing fee.',
    });
    expect(await stateOf(guest, home)).toBeUndefined();
    const shown = await call('GET', `/api/properties/${home}`);
    expect(shown.json().pause).toMatchObject({ reason: 'moderation' });
    expect(shown.payload).not.toContain('viewing fee');

    const again = await call('PUT', `/api/properties/${home}/pause`, lister.headers, {
      paused: false,
    });
    expect(again.statusCode).toBe(409);
    expect(await isListed(home)).toBe(false);
    const enquiry = { message: 'Is it there?', phoneNumber: '0245556677' };
    for (const path of [`properties/${home}`, `cars/${car}`]) {
      const sent = await call('POST', `/api/${path}/enquiries`, guest.headers, enquiry);
      expect(sent.statusCode).toBe(403);
    }
    expect((await call('GET', `/api/properties/${home}/contact`, guest.headers)).statusCode).toBe(
      403,
    );
    expect((await call('GET', `/api/cars/${car}`, guest.headers)).payload).not.toContain(
      'sales@motors',
    );
    expect((await call('GET', `/api/cars/${car}`, lister.headers)).payload).toContain(
      'sales@motors',
    );

    expect((await moderate(admin, `property/${home}`, 'restore', '')).statusCode).toBe(200);
    expect(await isListed(home)).toBe(true);
    expect(await newestMail(lister)).toContain('Your listing is back');
  });

  test('what its lister paused is paused still when it is restored', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const home = await uploadedProperty(efie, lister);
    await call('PUT', `/api/properties/${home}/pause`, lister.headers, { paused: true });
    await moderate(admin, `property/${home}`, 'hide');
    await moderate(admin, `property/${home}`, 'restore', '');
    const { pause } = (await call('GET', `/api/properties/${home}`)).json();
    expect(pause).toMatchObject({ reason: 'by-lister' });
    await call('PUT', `/api/properties/${home}/pause`, lister.headers, { paused: false });
    expect(await isListed(home)).toBe(true);
  });

  test('what is asked to be changed waits again once its lister has saved it', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const home = await uploadedProperty(efie, lister);
    await moderate(admin, `property/${home}`, 'ask-change', 'Say the price in cedi.');
    expect(await newestMail(lister)).toContain(`/property/${home}/edit`);
    expect(await stateOf(lister, home)).toMatchObject({ reason: 'Say the price in cedi.' });
    expect((await edit(lister, home)).statusCode).toBe(200);
    expect(await stateOf(lister, home)).toMatchObject({ state: 'waiting', reason: null });
    expect(await isListed(home)).toBe(false);
    await moderate(admin, `property/${home}`, 'approve', '');
    expect(await isListed(home)).toBe(true);
    const [entry] = (
      await call('GET', `/api/admin/audit-log?search=${home}&event=moderated`, admin.headers)
    ).json();
    expect(entry).toMatchObject({ before: { state: 'waiting' }, after: { state: 'live' } });
  });

  test('one of several that exclude each other happens, and leaves no other trace', async () => {
    const [admin, other, lister] = [
      await person('Admin'),
      await person('Admin'),
      await person('Agent'),
    ];
    const home = await uploadedProperty(efie, lister);
    await moderate(admin, `property/${home}`, 'approve', '');
    const answers = await Promise.all([
      moderate(admin, `property/${home}`, 'hide'),
      moderate(other, `property/${home}`, 'refuse'),
      moderate(admin, `property/${home}`, 'hide'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    await efie.runJobs();
    const mails = await efie.outbox.to(lister.email);
    expect(mails.filter((mail) => /is (hidden|refused)/.test(mail))).toHaveLength(1);
  });

  test('what nobody looked at is reviewed first where the site says so, and of new listers', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    await setPolicy(admin, 'new-listers-first');
    const homes: string[] = [];
    for (let n = 1; n <= 3; n += 1)
      homes.push(await uploadedProperty(efie, lister, { name: `Home ${n}` }));
    for (const home of homes) {
      expect(await rowOf(admin, home)).toMatchObject({ state: 'waiting' });
      expect(await isListed(home)).toBe(false);
      await moderate(admin, `property/${home}`, 'approve', '');
      expect(await isListed(home)).toBe(true);
    }
    const trusted = await uploadedProperty(efie, lister, { name: 'Home 4' });
    expect(await rowOf(admin, trusted)).toMatchObject({ state: 'live' });
    await setPolicy(admin, 'reviewed-first');
    const waiting = await uploadedProperty(efie, lister, { name: 'Home 5' });
    expect(await stateOf(lister, waiting)).toMatchObject({ state: 'waiting' });
    await setPolicy(admin, 'live');
    const live = await uploadedProperty(efie, lister, { name: 'Home 6' });
    expect(await rowOf(admin, live)).toBeUndefined();
    await setPolicy(admin, 'reviewed-after');
  });

  test('what is reported, has photos of another, or a price far from the usual is pointed out', async () => {
    const [admin, lister, guest] = [
      await person('Admin'),
      await person('Agent'),
      await person('Agent'),
    ];
    const place = { region: 'Volta', property_type: 'PropertySales', subtype: 'Land' };
    for (let n = 1; n <= 20; n += 1) {
      await propertyRow(efie.platform, guest.id, { ...place, price_pesewas: 10_000_000 + n });
    }
    const at = { moderation_at: new Date() };
    const cheap = await propertyRow(efie.platform, lister.id, {
      ...place,
      ...at,
      price_pesewas: 1_000_000,
    });
    const fair = await propertyRow(efie.platform, lister.id, {
      ...place,
      ...at,
      price_pesewas: 9_000_000,
    });
    expect(await rowOf(admin, cheap)).toMatchObject({ price: 10_000, usualPrice: 100_000.1 });
    expect(await rowOf(admin, fair)).toMatchObject({ usualPrice: null });

    const home = await uploadedProperty(efie, lister);
    await moderate(admin, `property/${home}`, 'approve', '');
    await call('POST', '/api/reports', guest.headers, {
      kind: 'property',
      id: home,
      reason: 'gone',
      details: '',
    });
    expect(await rowOf(admin, home, '&because=reported')).toMatchObject({ reportedBy: 1 });
    expect(await rowOf(admin, cheap, '&because=reported')).toBeUndefined();

    const { pool } = efie.connection;
    await pool.query(
      `insert into photos (key, mime, bytes, width, height) values ('${OWN_KEY}', 'image/jpeg', 1, 320, 240), ('${OTHER_KEY}', 'image/jpeg', 1, 320, 240)`,
    );
    await pool.query(
      `insert into similar_photos (photo_key, property_id, lister_id, earlier_photo_key, earlier_property_id, earlier_lister_id, distance)
       select '${OWN_KEY}', $1, $2, '${OTHER_KEY}', id, $3, 3 from properties where lister_id = $3 order by id limit 1`,
      [home, lister.id, guest.id],
    );
    expect(await rowOf(admin, home, '&because=similar-photos')).toMatchObject({
      similar: [{ kind: 'property', photo: { key: OTHER_KEY }, ownPhoto: { key: OWN_KEY } }],
    });
  });
});
