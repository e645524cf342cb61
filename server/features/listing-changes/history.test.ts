import { beforeEach, expect, test } from 'vitest';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let admin: TestPerson;
let home: string;
let car: string;

beforeEach(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  admin = await signedInAs(efie.platform, 'Admin');
  home = await propertyRow(efie.platform, lister.id);
  car = await carRow(efie.platform, lister.id);
});

const history = (path: string, who?: TestPerson) =>
  efie.app.inject({ url: `/api/${path}/history`, headers: who?.headers ?? {} });
const put = (who: TestPerson, path: string, payload: object) =>
  efie.app.inject({ method: 'PUT', url: `/api/${path}`, headers: who.headers, payload });

test('the history of a listing is for its lister and Admins', async () => {
  const other = await signedInAs(efie.platform, 'Agent');
  for (const path of [`properties/${home}`, `cars/${car}`]) {
    expect((await history(path)).statusCode).toBe(401);
    expect((await history(path, other)).statusCode).toBe(403);
    expect((await history(path, lister)).json()).toEqual([]);
    expect((await history(path, admin)).statusCode).toBe(200);
  }
  expect((await history(`properties/${car}`, lister)).statusCode).toBe(404);
});

// §2.21/23
test('the history says what was done by the lister or an Admin, and never by which one', async () => {
  await put(lister, `properties/${home}`, { ...PROPERTY_FORM, price: 800 });
  await put(admin, `properties/${home}`, { ...PROPERTY_FORM, price: 900 });
  await put(admin, `properties/${home}/pause`, { paused: true });
  await efie.app.inject({
    method: 'POST',
    url: `/api/admin/moderation/property/${home}`,
    headers: admin.headers,
    payload: { transition: 'hide', reason: 'It is let.' },
  });
  const response = await history(`properties/${home}`, lister);
  expect(response.json()).toMatchObject([
    { what: 'Hidden', by: 'admin', reason: 'It is let.' },
    { what: 'Listing changed', by: 'admin', changes: [{ label: 'Shown in lists' }] },
    {
      what: 'Listing changed',
      by: 'admin',
      changes: [{ label: 'Price', text: '₵900.00 (was ₵800.00)' }],
    },
    { what: 'Price changed', by: 'lister', changes: [{ text: '₵800.00 (was ₵1,250.50)' }] },
    { what: 'Listing changed', by: 'lister' },
  ]);
  expect(response.body).not.toContain(admin.id);
});
