import { beforeEach, expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let admin: TestPerson;
let number = 4_120_000;
/** A number that nobody else has, without the 0. */
let phone: string;

beforeEach(async () => {
  admin = await signedInAs(efie.platform, 'Admin');
  number += 1;
  phone = `24${number}`;
});

const withPhone = (phoneNumber: string) => signedInAs(efie.platform, 'Agent', { phoneNumber });
const get = async (path: string) =>
  (await efie.app.inject({ url: `/api/admin/people${path}`, headers: admin.headers })).json();
const idsOf = async (query: string) =>
  (await get(`?${query}`)).map(({ _id }: { _id: string }) => _id);
const suspend = (id: string) =>
  efie.app.inject({
    method: 'POST',
    url: `/api/admin/people/${id}/suspend`,
    headers: admin.headers,
    payload: { reason: 'Asked for a viewing fee.' },
  });

// §2.21/20
test('people are found by phone number, however it is typed or stored', async () => {
  const stored = [`0${phone}`, `+233${phone}`, `233 ${phone}`, `+233 (0)${phone}`];
  const ids: string[] = [];
  for (const form of stored) ids.push((await withPhone(form)).id);
  const spaced = `${phone.slice(0, 2)} ${phone.slice(2, 5)} ${phone.slice(5)}`;
  for (const typed of [...stored, `0${spaced}`, `00233${phone}`, phone.slice(-6)]) {
    expect(await idsOf(`search=${encodeURIComponent(typed)}&sort=oldest`)).toEqual(ids);
  }
});

// §2.21/20
test('a person’s page names others with the same number, suspended ones first', async () => {
  const [one, other, gone] = [
    await withPhone(`0${phone}`),
    await withPhone(`+233${phone}`),
    await withPhone(`233${phone}`),
  ];
  await withPhone('0244999999');
  await suspend(gone.id);
  expect((await get(`/${one.id}`)).samePhone).toEqual([
    { _id: gone.id, name: expect.any(String), suspended: true },
    { _id: other.id, name: expect.any(String), suspended: false },
  ]);
  expect((await get(`/${admin.id}`)).samePhone).toEqual([]);
});

// §2.21/20
test('anyone whose phone number belongs to a suspended person is flagged for Admins', async () => {
  const before = await withPhone(`0${phone}`);
  const gone = await withPhone(`0${phone}`);
  await suspend(gone.id);
  const isWaiting = async (id: string) => (await idsOf('state=suspended-phone')).includes(id);
  // A spare account that was there before.
  expect(await isWaiting(before.id)).toBe(true);
  const signedUp = await efie.app.inject({
    method: 'POST',
    url: '/api/auth/signup',
    payload: {
      firstname: 'Kofi',
      lastname: 'Mensah',
      email: `back-${phone}@efie.test`,
      password: 'a long enough passphrase',
      phoneNumber: `+233 ${phone}`,
      role: 'Agent',
      location: 'Accra',
    },
  });
  expect(signedUp.statusCode).toBe(201);
  const [back] = await idsOf(`search=back-${phone}`);
  expect(await isWaiting(back)).toBe(true);
  await suspend(back);
  expect(await isWaiting(back)).toBe(false);
});
