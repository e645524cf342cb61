import { describe, expect, test } from 'vitest';
import type { ModerationPolicy } from '#domain/moderation/policy.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import {
  CAR_FORM,
  PROPERTY_FORM,
  uploadedCar,
  uploadedProperty,
} from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const table = '/api/admin/moderation';

const call = (method: 'GET' | 'POST' | 'PUT', url: string, headers = {}, payload = {}) =>
  efie.app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) });

const moderate = (admin: TestPerson, path: string, transition: string, reason = 'Look again.') =>
  call('POST', `${table}/${path}`, admin.headers, { transition, reason });

const person = (role: Parameters<typeof signedInAs>[1]) => signedInAs(efie.platform, role);

const setPolicy = (admin: TestPerson, moderation: ModerationPolicy, more = {}) =>
  call('PUT', '/api/site-settings', admin.headers, {
    ...DEFAULT_SITE_SETTINGS,
    moderation,
    ...more,
  });

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
  test('is for Admins only, and asks for a reason where the lister loses something', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const home = await uploadedProperty(efie, lister);
    for (const url of [table, `${table}.csv`]) {
      expect((await call('GET', url)).statusCode).toBe(401);
      expect((await call('GET', url, lister.headers)).statusCode).toBe(403);
    }
    expect((await moderate(lister, `property/${home}`, 'hide')).statusCode).toBe(403);
    expect((await call('GET', '/api/User/moderation')).statusCode).toBe(401);
    for (const transition of ['hide', 'refuse', 'ask-change']) {
      const response = await moderate(admin, `property/${home}`, transition, ' ');
      expect(response.json().fields).toEqual({
        reason: 'Please say why: we’ll email the lister your reason.',
      });
    }
    expect((await moderate(admin, `property/${home}`, 'resubmit')).statusCode).toBe(400);
    expect((await moderate(admin, `car/${home}`, 'hide')).statusCode).toBe(404);
    expect((await moderate(admin, 'property/none', 'hide')).statusCode).toBe(404);
    expect((await call('GET', `${table}.csv`, admin.headers)).payload).toContain(home);
  });

  test('reviews new and changed listings afterwards by default, and shows them meanwhile', async () => {
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

  test('shows the first photo and the beginning of the description, to judge by', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const description = `Two rooms.\n${'Pay before viewing. '.repeat(30)}`.trim();
    const home = await uploadedProperty(efie, lister, { description }, [
      await jpegPhoto(),
      await jpegPhoto(),
    ]);
    const car = await uploadedCar(efie, lister);
    const { photos } = (await call('GET', `/api/properties/${home}`)).json();
    const row = await rowOf(admin, home);
    expect(row.photo.key).toBe(photos[0].key);
    expect(row.excerpt).toBe(`${description.slice(0, 300).trimEnd()}…`);
    expect(await rowOf(admin, car)).toMatchObject({
      excerpt: '',
      photo: { ready: expect.any(Boolean) },
    });
  });

  test('takes a hidden listing off the lists and out of reach, and lets no lister show it again', async () => {
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
    const own = await call('GET', `/api/properties/${home}`, lister.headers);
    expect(own.json().pause).toMatchObject({ reason: 'moderation' });
    expect(own.payload).not.toContain('viewing fee');

    const again = await call('PUT', `/api/properties/${home}/pause`, lister.headers, {
      paused: false,
    });
    expect(again.statusCode).toBe(409);
    expect(await isListed(home)).toBe(false);
    const enquiry = { message: 'Is it there?', phoneNumber: '0245556677' };
    for (const path of [`properties/${home}`, `cars/${car}`]) {
      const sent = await call('POST', `/api/${path}/enquiries`, guest.headers, enquiry);
      expect(sent.statusCode).toBe(404);
    }
    expect((await call('GET', `/api/properties/${home}/contact`, guest.headers)).statusCode).toBe(
      404,
    );
    expect((await call('GET', `/api/cars/${car}`, lister.headers)).payload).toContain(
      'sales@motors',
    );

    expect((await moderate(admin, `property/${home}`, 'restore', '')).statusCode).toBe(200);
    expect(await isListed(home)).toBe(true);
    expect(await newestMail(lister)).toContain('Your listing is back');
  });

  test.each([
    ['waits for its first approval', 'reviewed-first', undefined],
    ['was refused', 'reviewed-after', 'refuse'],
    ['is hidden', 'reviewed-after', 'hide'],
  ] as const)(
    'shows a listing that %s only to its lister and Admins',
    async (_, policy, transition) => {
      const [admin, lister, guest] = [
        await person('Admin'),
        await person('Agent'),
        await person('Agent'),
      ];
      await setPolicy(admin, policy);
      const home = await uploadedProperty(efie, lister, { name: 'Secret Court' });
      const car = await uploadedCar(efie, lister, { name: 'Secret Corolla' });
      const things = [
        { api: `/api/properties/${home}`, as: `property/${home}` },
        { api: `/api/cars/${car}`, as: `car/${car}` },
      ];
      // An old response from memory must not come back.
      if (transition) {
        for (const { api, as } of things) {
          expect((await call('GET', api)).statusCode).toBe(200);
          expect((await call('GET', api)).statusCode).toBe(200);
          expect((await moderate(admin, as, transition)).statusCode).toBe(200);
          await efie.platform.responses.catchUp();
        }
      }
      for (const { api, as } of things) {
        for (const headers of [{}, guest.headers]) {
          const response = await call('GET', api, headers);
          expect(response.statusCode).toBe(404);
          expect(response.json().message).toMatch(
            /^(Property not found or unavailable|Car not found)/,
          );
        }
        for (const { headers } of [lister, admin]) {
          const response = await call('GET', api, headers);
          expect(response.json().name).toMatch(/^Secret/);
          expect(response.headers['cache-control']).toBe('private, no-store');
        }
        expect((await call('GET', api)).statusCode).toBe(404);
        const kept = await call('PUT', `/api/User/favourites/${as}`, guest.headers);
        expect(kept.statusCode).toBe(404);
        const [kind, listingId] = as.split('/');
        const favourites = [{ kind, listingId, keptAt: new Date().toISOString() }];
        await call('POST', '/api/User/favourites', guest.headers, { favourites });
      }
      expect((await call('GET', '/api/User/favourites', guest.headers)).json()).toEqual([]);
      for (const { api, as } of things) {
        const back = transition ? 'restore' : 'approve';
        expect((await moderate(admin, as, back, '')).statusCode).toBe(200);
        expect((await call('GET', api)).statusCode).toBe(200);
      }
      await setPolicy(admin, 'reviewed-after');
    },
  );

  test('shows an approved listing to no one else either while a change of it waits for review', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const home = await uploadedProperty(efie, lister);
    const status = async () => (await call('GET', `/api/properties/${home}`)).statusCode;
    await moderate(admin, `property/${home}`, 'approve', '');
    await setPolicy(admin, 'reviewed-first');
    await edit(lister, home);
    expect(await rowOf(admin, home)).toMatchObject({ state: 'waiting' });
    expect(await status()).toBe(404);
    await moderate(admin, `property/${home}`, 'refuse');
    expect(await status()).toBe(404);
    expect(
      (await call('PUT', `/api/properties/${home}`, lister.headers, PROPERTY_FORM)).statusCode,
    ).toBe(200);
    expect(await rowOf(admin, home)).toMatchObject({ state: 'waiting' });
    expect(await status()).toBe(404);
    await moderate(admin, `property/${home}`, 'approve', '');
    expect(await status()).toBe(200);
    await setPolicy(admin, 'reviewed-after');
  });

  test('lets no one write about a hidden listing, but lets people delete what they wrote', async () => {
    const [admin, lister, guest] = [
      await person('Admin'),
      await person('Agent'),
      await person('Customer'),
    ];
    const home = await uploadedProperty(efie, lister);
    const comments = `/api/properties/${home}/comments`;
    const { _id } = (await call('POST', comments, guest.headers, { comment: 'Lovely.' })).json();
    await moderate(admin, `property/${home}`, 'hide');
    const refused = await Promise.all([
      call('POST', comments, guest.headers, { comment: 'Again.' }),
      call('POST', '/api/comments', guest.headers, { propertyId: home, comment: 'Again.' }),
      call('PUT', `${comments}/${_id}`, guest.headers, { comment: 'Other.' }),
    ]);
    for (const { statusCode } of refused) expect(statusCode).toBe(404);
    const answer = { answer: 'Thanks.' };
    const answered = await call('PUT', `${comments}/${_id}/answer`, lister.headers, answer);
    expect([answered.statusCode, answered.json().message]).toEqual([
      403,
      'This listing is under review. You can’t comment on it for now.',
    ]);
    const deleted = await efie.app.inject({
      method: 'DELETE',
      url: `${comments}/${_id}`,
      headers: guest.headers,
    });
    expect(deleted.statusCode).toBe(200);
    await moderate(admin, `property/${home}`, 'restore', '');
    const again = await call('POST', comments, guest.headers, { comment: 'Again.' });
    expect(again.statusCode).toBe(201);
  });

  test('restores a listing as paused when its lister had paused it before', async () => {
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

  test('restores a listing as paused when its lister paused it while it was hidden, as the response says', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const home = await uploadedProperty(efie, lister);
    await moderate(admin, `property/${home}`, 'hide');
    const paused = await call('PUT', `/api/properties/${home}/pause`, lister.headers, {
      paused: true,
    });
    expect(paused.json()).toMatchObject({
      message: 'Paused. It will stay paused after an Admin approves it.',
      pause: { reason: 'moderation' },
    });
    await moderate(admin, `property/${home}`, 'restore', '');
    const { pause } = (await call('GET', `/api/properties/${home}`)).json();
    expect(pause).toMatchObject({ reason: 'by-lister' });
    expect(await isListed(home)).toBe(false);
  });

  test('makes a listing wait again once its lister has saved a change that was asked for', async () => {
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

  test('carries out only one of several decisions that exclude each other, and leaves no other trace', async () => {
    const [admin, other, lister] = [
      await person('Admin'),
      await person('Admin'),
      await person('Agent'),
    ];
    const home = await uploadedProperty(efie, lister);
    await moderate(admin, `property/${home}`, 'approve', '');
    const responses = await Promise.all([
      moderate(admin, `property/${home}`, 'hide'),
      moderate(other, `property/${home}`, 'refuse'),
      moderate(admin, `property/${home}`, 'hide'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    await efie.runJobs();
    const mails = await efie.outbox.to(lister.email);
    expect(mails.filter((mail) => /was hidden|wasn’t approved/.test(mail))).toHaveLength(1);
  });

  test('reviews listings first where the site says so, for everyone or for new listers', async () => {
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

  test.each(['Customer', 'Agent'] as const)(
    'keeps a car uploaded by the role %s off every list while it waits for review, and tells its owner',
    async (role) => {
      const [admin, owner, other] = [
        await person('Admin'),
        await person(role),
        await person('Agent'),
      ];
      await setPolicy(admin, 'reviewed-first');
      const name = `Waiting Corolla of a ${role}`;
      const car = await uploadedCar(efie, owner, { name });
      expect(await rowOf(admin, car)).toMatchObject({ kind: 'car', state: 'waiting', isNew: true });
      expect(await stateOf(owner, car)).toMatchObject({ kind: 'car', state: 'waiting' });

      const search = encodeURIComponent(name);
      const places = [
        '/api/cars',
        `/api/cars?search=${search}`,
        `/api/cars/map?search=${search}&zoom=12`,
        `/api/listers/${owner.id}/cars`,
        `/api/suggestions?search=${search}`,
      ];
      const found = async (by?: TestPerson) => {
        const responses = await Promise.all(places.map((url) => call('GET', url, by?.headers)));
        return places.filter((_, at) => {
          const { statusCode, payload = '' } = responses[at] ?? {};
          return statusCode === 200 && (payload.includes(car) || payload.includes(name));
        });
      };
      expect([await found(), await found(other)]).toEqual([[], []]);
      const own = await call('GET', '/api/User/cars', owner.headers);
      expect(own.json()).toMatchObject([{ _id: car, name }]);
      expect((await call('GET', `/api/cars/${car}`, owner.headers)).statusCode).toBe(200);

      await moderate(admin, `car/${car}`, 'approve', '');
      expect(await found()).toEqual(places);
      expect(await stateOf(owner, car)).toBeUndefined();
      await setPolicy(admin, 'reviewed-after');
    },
  );

  test('tells a lister beforehand whether a new listing will wait', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const begins = async (by: TestPerson) =>
      (await call('GET', '/api/User/moderation/new', by.headers)).json().state;
    expect((await call('GET', '/api/User/moderation/new')).statusCode).toBe(401);
    expect(await begins(lister)).toBe('live');
    await setPolicy(admin, 'reviewed-first');
    expect([await begins(lister), await begins(admin)]).toEqual(['waiting', 'live']);
    await setPolicy(admin, 'new-listers-first', { trustedAfter: 1 });
    expect(await begins(lister)).toBe('waiting');
    const home = await uploadedProperty(efie, lister);
    await moderate(admin, `property/${home}`, 'approve', '');
    expect(await begins(lister)).toBe('live');
    await setPolicy(admin, 'reviewed-after');
  });

  test('sets after how many approvals a lister is no longer new, whatever they change later', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    await setPolicy(admin, 'new-listers-first', { trustedAfter: 1 });
    const home = await uploadedProperty(efie, lister);
    expect(await rowOf(admin, home)).toMatchObject({ state: 'waiting', isNew: true });
    await moderate(admin, `property/${home}`, 'approve', '');
    expect((await edit(lister, home)).statusCode).toBe(200);
    expect(await rowOf(admin, home)).toMatchObject({ state: 'live', isNew: false });
    const next = await uploadedProperty(efie, lister, { name: 'Next Court' });
    expect(await rowOf(admin, next)).toMatchObject({ state: 'live' });
    const refused = await setPolicy(admin, 'new-listers-first', { trustedAfter: 0 });
    expect(refused.statusCode).toBe(400);
    await setPolicy(admin, 'reviewed-after');
  });

  test('reviews changed texts and photos, but not price and status, while the listing stays live', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const home = await uploadedProperty(efie, lister, {}, [await jpegPhoto(), await jpegPhoto()]);
    await moderate(admin, `property/${home}`, 'approve', '');
    await call('PUT', `/api/properties/${home}`, lister.headers, {
      ...PROPERTY_FORM,
      price: '999',
    });
    await call('PUT', `/api/properties/${home}/status`, lister.headers, { status: 'Rented' });
    expect(await rowOf(admin, home)).toBeUndefined();
    const change = async (form: object) => {
      const response = await call('PUT', `/api/properties/${home}`, lister.headers, {
        ...PROPERTY_FORM,
        ...form,
      });
      expect(response.json().message).toBe('Property updated successfully!');
      expect(await rowOf(admin, home)).toMatchObject({ state: 'live', isNew: false });
      expect(await isListed(home)).toBe(true);
      await moderate(admin, `property/${home}`, 'approve', '');
      expect(await rowOf(admin, home)).toBeUndefined();
    };
    await change({ description: 'Call me for a viewing fee.' });
    await change({ address: '1 Other Street' });
    const { photos } = (await call('GET', `/api/properties/${home}`)).json();
    await change({ photos: photos.map(({ key }: { key: string }) => key).reverse() });
  });

  test('reviews changes first where listings are reviewed first, except price and status', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    await setPolicy(admin, 'reviewed-first');
    const home = await uploadedProperty(efie, lister);
    await moderate(admin, `property/${home}`, 'approve', '');
    const change = (form: object) =>
      call('PUT', `/api/properties/${home}`, lister.headers, { ...PROPERTY_FORM, ...form });
    await change({ price: '999' });
    await call('PUT', `/api/properties/${home}/status`, lister.headers, { status: 'Rented' });
    expect(await isListed(home)).toBe(true);
    const changed = await change({ description: 'Call me for a viewing fee.' });
    expect(changed.json().message).toBe(
      'Property updated successfully! It will appear once an Admin approves it.',
    );
    expect(await isListed(home)).toBe(false);
    expect(await stateOf(lister, home)).toMatchObject({ state: 'waiting', reason: null });
    await moderate(admin, `property/${home}`, 'approve', '');
    expect(await isListed(home)).toBe(true);
    expect(await newestMail(lister)).toContain('Your listing is live');

    const car = await uploadedCar(efie, admin);
    const byAdmin = await call('PUT', `/api/cars/${car}`, admin.headers, {
      ...CAR_FORM,
      description: 'Checked.',
    });
    expect(byAdmin.json().message).toBe('Car updated successfully!');
    await setPolicy(admin, 'reviewed-after');
  });

  test('makes a new lister’s change wait where new listers are reviewed first', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const homes = [
      await uploadedProperty(efie, lister),
      await uploadedProperty(efie, lister, { name: 'Second Court' }),
    ];
    for (const home of homes) await moderate(admin, `property/${home}`, 'approve', '');
    await setPolicy(admin, 'new-listers-first', { trustedAfter: 2 });
    const [home = ''] = homes;
    expect((await edit(lister, home)).statusCode).toBe(200);
    expect(await rowOf(admin, home)).toMatchObject({ state: 'live' });
    await setPolicy(admin, 'new-listers-first', { trustedAfter: 3 });
    await call('PUT', `/api/properties/${home}`, lister.headers, PROPERTY_FORM);
    expect(await rowOf(admin, home)).toMatchObject({ state: 'waiting' });
    await setPolicy(admin, 'reviewed-after');
  });

  test('brings a declined listing back to the Admins once its lister saves it', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    const home = await uploadedProperty(efie, lister);
    await moderate(admin, `property/${home}`, 'refuse', 'Dollars.');
    const mail = await newestMail(lister);
    expect(mail).toContain(`/property/${home}/edit`);
    expect(mail).toContain('You can change it and save it, and we’ll review it again.');
    expect((await edit(lister, home)).statusCode).toBe(200);
    expect(await isListed(home)).toBe(false);
    expect(await stateOf(lister, home)).toMatchObject({ state: 'waiting', reason: null });
    const { since } = await rowOf(admin, home);
    const { updatedAt } = (await call('GET', `/api/properties/${home}`, lister.headers)).json();
    expect(since).toBe(updatedAt);
    await moderate(admin, `property/${home}`, 'approve', '');
    expect(await isListed(home)).toBe(true);
  });

  test('keeps waiting listings waiting and hidden ones hidden, whatever their lister changes', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    await setPolicy(admin, 'reviewed-first');
    const [hidden, waiting] = [
      await uploadedProperty(efie, lister),
      await uploadedProperty(efie, lister, { name: 'Waiting Court' }),
    ];
    await moderate(admin, `property/${hidden}`, 'hide');
    for (const home of [hidden, waiting]) {
      expect((await edit(lister, home)).statusCode).toBe(200);
      expect(await isListed(home)).toBe(false);
    }
    expect(await stateOf(lister, hidden)).toMatchObject({ state: 'hidden' });
    expect(await stateOf(lister, waiting)).toMatchObject({ state: 'waiting' });
    await setPolicy(admin, 'reviewed-after');
  });

  test('lets no one approve what they have not seen', async () => {
    const [admin, lister] = [await person('Admin'), await person('Agent')];
    await setPolicy(admin, 'reviewed-first');
    const home = await uploadedProperty(efie, lister);
    const approve = ({ updatedAt }: { updatedAt: string }) =>
      call('POST', `${table}/property/${home}`, admin.headers, {
        transition: 'approve',
        expectedUpdatedAt: updatedAt,
      });
    const seen = await rowOf(admin, home);
    expect((await edit(lister, home)).statusCode).toBe(200);
    const response = await approve(seen);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('Please look at it again.');
    expect(await isListed(home)).toBe(false);

    await setPolicy(admin, 'reviewed-after');
    const racing = await rowOf(admin, home);
    const [approved, edited] = await Promise.all([
      approve(racing),
      call('PUT', `/api/properties/${home}`, lister.headers, { ...PROPERTY_FORM, name: 'Third' }),
    ]);
    expect(edited.statusCode).toBe(200);
    // Approved first, the change needs a review; changed first, it is not approved.
    const after = await rowOf(admin, home);
    expect(after).toMatchObject({ state: approved.statusCode === 200 ? 'live' : 'waiting' });
  });

  test('lets one of two Admins at once decide, by the state that they saw', async () => {
    const [admin, other, lister] = [
      await person('Admin'),
      await person('Admin'),
      await person('Agent'),
    ];
    const home = await uploadedProperty(efie, lister);
    const seen = await rowOf(admin, home);
    const decide = (by: TestPerson, transition: string, { updatedAt, state, since } = seen) =>
      call('POST', `${table}/property/${home}`, by.headers, {
        transition,
        reason: 'Look again.',
        expectedUpdatedAt: updatedAt,
        expectedState: state,
        expectedSince: since,
      });
    const both = await Promise.all([decide(admin, 'approve'), decide(other, 'refuse')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = both.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await decide(admin, 'hide')).statusCode).toBe(409);
    await efie.runJobs();
    const mails = await efie.outbox.to(lister.email);
    const isRefused = both[1]?.statusCode === 200;
    expect(mails.filter((mail) => mail.includes('wasn’t approved'))).toHaveLength(
      isRefused ? 1 : 0,
    );
    const now = { ...seen, state: isRefused ? 'refused' : 'live', since: null };
    const row = isRefused ? await rowOf(admin, home) : now;
    expect((await decide(other, isRefused ? 'restore' : 'hide', row)).statusCode).toBe(200);
    // A call that does not say which version it saw decides about the current one.
    expect(
      (await moderate(admin, `property/${home}`, isRefused ? 'hide' : 'restore')).statusCode,
    ).toBe(200);
  });

  test('points out what was reported', async () => {
    const [admin, lister, guest] = [
      await person('Admin'),
      await person('Agent'),
      await person('Agent'),
    ];
    const [home, other] = [
      await uploadedProperty(efie, lister),
      await uploadedProperty(efie, lister),
    ];
    await moderate(admin, `property/${home}`, 'approve', '');
    await call('POST', '/api/reports', guest.headers, {
      kind: 'property',
      id: home,
      reason: 'gone',
      details: '',
    });
    expect(await rowOf(admin, home, '&because=reported')).toMatchObject({ reportedBy: 1 });
    expect(await rowOf(admin, other, '&because=reported')).toBeUndefined();
  });
});
