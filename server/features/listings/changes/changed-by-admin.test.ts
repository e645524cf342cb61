import { beforeEach, describe, expect, test } from 'vitest';
import { KINDS, LISTING_KINDS } from '#domain/listing-kinds.ts';
import type { Property } from '#domain/properties/schema.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { CAR_FORM, PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { uploadedFile } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let admin: TestPerson;
let home: string;
let car: string;

beforeEach(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  admin = await signedInAs(efie.platform, 'Admin');
  home = await propertyRow(efie.platform, lister.id, { name: 'Zanzibar Court' });
  car = await carRow(efie.platform, lister.id, { name: 'Zanzibar Wagon' });
});

const call = (
  who: TestPerson | undefined,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) =>
  efie.app.inject({
    method,
    url: `/api/${path}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });
const entriesOf = async (id: string) =>
  (await call(admin, 'GET', `admin/audit-log?search=${id}&event=listing-changed`)).json();
const mails = async () => {
  await efie.runJobs();
  return efie.outbox.to(lister.email);
};

describe('an Admin’s change of someone else’s listing', () => {
  // §2.21/23
  test.each(LISTING_KINDS)('is recorded and emailed once when a %s is paused', async (kind) => {
    const id = { property: home, car }[kind];
    const path = `${KINDS[kind].list}/${id}`;
    await call(admin, 'PUT', `${path}/pause`, { paused: true });
    const [entry, ...others] = await entriesOf(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actor: { userId: admin.id },
      subject: { kind, _id: id },
      before: { pause: null },
      after: { pause: 'by-admin' },
    });
    const [mail] = await mails();
    expect(mail).toContain('Subject: An Admin paused your listing on Efie');
    // A repeat changes nothing, and mails nothing.
    await call(admin, 'PUT', `${path}/pause`, { paused: true });
    expect(await entriesOf(id)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('is recorded and emailed when the status changes', async () => {
    await call(admin, 'PUT', `properties/${home}/status`, { status: 'sold' });
    expect(await entriesOf(home)).toMatchObject([
      { before: { status: 'available' }, after: { status: 'sold' } },
    ]);
    const [mail] = await mails();
    expect(mail).toContain('Status: Sold (was Available)');
  });

  // §2.21/23
  test('is recorded and emailed with only the texts and prices that differ', async () => {
    const edit = { ...PROPERTY_FORM, name: 'Palm Villa', price: 900 };
    expect((await call(admin, 'PUT', `properties/${home}`, edit)).statusCode).toBe(200);
    const [{ before, after }] = await entriesOf(home);
    expect(before).toMatchObject({ name: 'Zanzibar Court' });
    expect(after).toMatchObject({ name: 'Palm Villa', price: 900 });
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after).not.toHaveProperty('status');
    const [mail] = await mails();
    expect(mail).toContain('Subject: An Admin changed your listing on Efie');
    expect(mail).toContain('Name: Palm Villa (was Zanzibar Court)');
    expect(mail).toContain('₵900.00 (was ₵1,250.50)');
  });

  // §2.21/23
  test('is recorded and emailed when photos are removed, added or moved', async () => {
    const photos = await Promise.all(
      [300, 400].map((width) => jpegPhoto(0, { width, height: 300 })),
    );
    const id = await uploadedProperty(efie, lister, {}, photos);
    const listed = (await call(lister, 'GET', `properties/${id}`)).json<Property>();
    const [first = '', second = ''] = listed.photos.map(({ key }) => key);
    const added = await uploadedFile(
      efie,
      admin,
      'photo',
      await jpegPhoto(0, { width: 500, height: 300 }),
    );
    for (const order of [[second, first], [second], [second, added]]) {
      const edit = { ...PROPERTY_FORM, photos: order };
      expect((await call(admin, 'PUT', `properties/${id}`, edit)).statusCode).toBe(200);
    }
    const entries: { before: object; after: object }[] = await entriesOf(id);
    expect(entries.map(({ before, after }) => [before, after].map(Object.keys))).toEqual(
      Array(3).fill([['photos'], ['photos']]),
    );
    const said = (await mails()).map((mail) => /Photos: (.*)/.exec(mail)?.[1]?.trim());
    expect(said.sort()).toEqual(['1 (was 2)', '2 (was 1)', 'changed']);
    const history = (await call(lister, 'GET', `properties/${id}/history`)).json();
    expect(history).toMatchObject(
      ['2 (was 1)', '1 (was 2)', 'changed'].map((text) => ({
        by: 'admin',
        changes: [{ label: 'Photos', text }],
      })),
    );
  });

  test('is emailed to the lister when a listing is deleted', async () => {
    await call(admin, 'DELETE', `cars/${car}`);
    await call(admin, 'DELETE', `properties/${home}`);
    const told = await mails();
    expect(told.map((mail) => /“(.*?)” is no longer on Efie/.exec(mail)?.[1]).sort()).toEqual([
      'Zanzibar Court',
      'Zanzibar Wagon',
    ]);
  });

  // §2.21/23
  test('is neither recorded nor emailed for your own listing', async () => {
    const own = await propertyRow(efie.platform, admin.id);
    await call(admin, 'PUT', `properties/${own}/pause`, { paused: true });
    await call(admin, 'PUT', `properties/${own}/status`, { status: 'sold' });
    await call(lister, 'PUT', `cars/${car}/pause`, { paused: true });
    await call(lister, 'DELETE', `cars/${car}`);
    expect([...(await entriesOf(own)), ...(await entriesOf(car))]).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe('an Admin’s pause', () => {
  const pause = (who: TestPerson, paused: boolean) =>
    call(who, 'PUT', `properties/${home}/pause`, { paused });

  // §2.21/24
  test('cannot be ended by the lister, not by an edit nor by the link of an email', async () => {
    await pause(admin, true);
    const refused = await pause(lister, false);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'An Admin paused this listing, so only an Admin can show it again.',
    ]);
    const saved = await call(lister, 'PUT', `properties/${home}`, PROPERTY_FORM);
    expect(saved.json().message).toContain('Paused by an Admin.');
    const token = 'A'.repeat(22);
    await efie.connection.pool.query(
      `insert into availability_questions (listing_id, kind, token, asked_at) values ($1, 'property', $2, now())`,
      [home, token],
    );
    for (const answer of ['available', 'taken', 'paused']) {
      const said = await call(undefined, 'POST', `still-available/${token}`, { answer });
      expect(said.statusCode).toBe(409);
    }
    const own = (await call(lister, 'GET', `properties/${home}`)).json();
    expect(own).toMatchObject({ status: 'available', pause: { reason: 'by-admin' } });
    expect((await pause(admin, false)).statusCode).toBe(200);
    expect((await call(lister, 'GET', `properties/${home}`)).json()).not.toHaveProperty('pause');
  });

  // §2.21/24
  test('replaces the lister’s own pause, and outlasts a review', async () => {
    await pause(lister, true);
    expect((await pause(admin, true)).json().pause.reason).toBe('by-admin');
    const moderate = (transition: string) =>
      call(admin, 'POST', `admin/moderation/property/${home}`, { transition, reason: 'Wait.' });
    await moderate('hide');
    await moderate('restore');
    expect((await pause(lister, false)).statusCode).toBe(409);
  });

  test('hides how to reach the lister', async () => {
    await pause(admin, true);
    await call(admin, 'PUT', `cars/${car}/pause`, { paused: true });
    const agent = await signedInAs(efie.platform, 'Agent');
    const contact = await call(agent, 'GET', `properties/${home}/contact`);
    expect(contact.statusCode).toBe(403);
    expect((await call(agent, 'GET', `cars/${car}`)).json().phone).toBeNull();
  });
});

test('a lister’s own edit is not recorded as moderation', async () => {
  const edit = { ...PROPERTY_FORM, name: 'Palm Villa' };
  expect((await call(lister, 'PUT', `properties/${home}`, edit)).statusCode).toBe(200);
  const all = (await call(admin, 'GET', `admin/audit-log?search=${home}`)).json();
  expect(all.map(({ event }: { event: string }) => event)).not.toContain('moderated');
});

test('an Admin’s edit of a car is recorded', async () => {
  const edit = { ...CAR_FORM, name: 'Clean Wagon' };
  const response = await call(admin, 'PUT', `cars/${car}`, edit);
  expect(response.statusCode).toBe(200);
  expect(await entriesOf(car)).toMatchObject([{ after: { name: 'Clean Wagon' } }]);
});
