import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { RequestOfVehicle } from '#domain/cars/request-list-schema.ts';
import { type CAR_FORM, uploadedCar } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const URL = '/api/admin/relocation-requests';
let admin: TestPerson;
let owner: TestPerson;
let pickup: string;

const get = (query = '', headers: Record<string, string> = admin.headers) =>
  efie.app.inject({ url: `${URL}${query}`, headers });
const listed = async (query: string) => z.array(RequestOfVehicle).parse((await get(query)).json());
const vehiclesOf = async (query: string) => (await listed(query)).map(({ name }) => name);

const vehicle = (name: string, request: object, form: Partial<typeof CAR_FORM> = {}) =>
  uploadedCar(efie, owner, {
    name,
    ...form,
    relocationRequest: JSON.stringify(request),
  } as Partial<typeof CAR_FORM>);

beforeAll(async () => {
  admin = await signedInAs(efie.platform, 'Admin');
  owner = await signedInAs(efie.platform, 'Customer');
  pickup = await vehicle('Pickup of Osu', {
    userName: 'Esi Owusu',
    carType: 'Pickup',
    registrationNumber: 'GR 1234-20',
    region: 'Greater Accra',
    cityOrTown: 'Accra',
    driverName: 'Musa Ali',
    driverContact: '+233201112222',
  });
  await vehicle('Truck of Tamale', { driverName: '=Yaw 100%' }, { region: 'Northern' });
  await uploadedCar(efie, owner, { name: 'No request' });
  const gone = await vehicle('Gone van', { driverName: 'Kojo' });
  await efie.app.inject({ method: 'DELETE', url: `/api/cars/${gone}`, headers: owner.headers });
});

test('the list of relocation requests is for Admins only', async () => {
  expect((await get('', {})).statusCode).toBe(401);
  for (const path of ['', '.csv']) expect((await get(path, owner.headers)).statusCode).toBe(403);
});

test.each(['?region=Atlantis', '?sort=name', '?page=x'])('refuses %s', async (query) => {
  expect((await get(query)).statusCode).toBe(400);
});

// §2.21/29
test('lists each request with its vehicle, the owner, and how many asked for it', async () => {
  const sender = await signedInAs(efie.platform, 'Agent');
  const { statusCode } = await efie.app.inject({
    method: 'POST',
    url: `/api/cars/${pickup}/enquiries`,
    headers: sender.headers,
    payload: { message: 'Can it go to Kumasi?', phoneNumber: '0245556677' },
  });
  expect(statusCode).toBe(201);
  expect(await listed('?search=pickup')).toEqual([
    {
      _id: pickup,
      name: 'Pickup of Osu',
      region: 'Greater Accra',
      owner: { userId: owner.id, name: 'Ama Mensah' },
      request: {
        userName: 'Esi Owusu',
        carType: 'Pickup',
        registrationNumber: 'GR 1234-20',
        region: 'Greater Accra',
        cityOrTown: 'Accra',
        driverName: 'Musa Ali',
        driverContact: '+233201112222',
      },
      enquiries: 1,
      createdAt: expect.any(String),
    },
  ]);
});

test.each<[query: string, vehicles: string[]]>([
  ['', ['Truck of Tamale', 'Pickup of Osu']],
  ['?sort=oldest&limit=1', ['Pickup of Osu']],
  ['?region=Northern', ['Truck of Tamale']],
  ['?search=musa%20a', ['Pickup of Osu']],
  ['?search=gr%201234', ['Pickup of Osu']],
  ['?search=accra', ['Pickup of Osu']],
  ['?search=100%25', ['Truck of Tamale']],
  // A request's field names are not part of its text.
  ['?search=driverName', []],
  ['?search=kojo', []],
])('filters and sorts by “%s”', async (query, vehicles) => {
  expect(await vehiclesOf(query)).toEqual(vehicles);
});

test('exports the list as a file, which the audit log records', async () => {
  const { payload } = await get('.csv?region=Northern');
  expect(payload).toContain("'=Yaw 100%");
  expect(payload).not.toContain('Musa');
  const log = await efie.app.inject({
    url: '/api/admin/audit-log?event=exported',
    headers: admin.headers,
  });
  expect(log.json()).toMatchObject([{ reason: 'relocation-requests' }]);
});
