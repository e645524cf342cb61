import { beforeAll, describe, expect, test } from 'vitest';
import { Car, ListCarsResponse } from '#domain/cars/schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { listedCar } from './testing/car-factory.ts';

const efie = bootTestApp();
let ama: TestPerson;
let kofi: TestPerson;
let truck: string;

beforeAll(async () => {
  ama = await signedInAs(efie.platform, 'Customer', { firstname: 'Ama' });
  kofi = await signedInAs(efie.platform, 'Customer', { firstname: 'Kofi' });
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 8, minute));
  await listedCar(efie.platform, ama.id, { name: 'First', created_at: at(1) });
  await listedCar(efie.platform, ama.id, {
    name: '100% clean_car',
    description: 'A Family car from Kumasi',
    brand: 'Kia',
    model: 'Rio',
    year: 2021,
    price_pesewas: 6_000_000,
    region: 'Ashanti',
    location: 'Kumasi',
    car_type: 'Sedan',
    created_at: at(2),
  });
  truck = await listedCar(efie.platform, kofi.id, {
    name: 'Hauler',
    brand: 'MAN',
    model: 'TGX Truck',
    year: 2015,
    price_pesewas: 30_000_000,
    car_type: 'Heavy',
    condition: 'Fair',
    fuel_type: 'Diesel',
    transmission: 'Manual',
    created_at: at(3),
    relocation_request: {
      userName: 'Kofi',
      carType: 'Truck',
      registrationNumber: 'GT 1',
      region: 'Ashanti',
      cityOrTown: 'Kumasi',
      driverName: 'Musa',
      driverContact: '0200000000',
    },
  });
  await listedCar(efie.platform, kofi.id, {
    name: 'Gone',
    deleted_at: at(5),
    created_at: at(4),
  });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  efie.app.inject({ url, headers });
const names = async (query: string) => {
  const response = await get(`/api/cars?${query}`);
  expect(response.statusCode).toBe(200);
  return ListCarsResponse.parse(response.json()).map((car) => car.name);
};

describe('GET /api/cars', () => {
  test.each([
    ['condition=Old', 'condition'],
    ['sort=cheapest', 'sort'],
    ['region=Accra', 'region'],
    ['minPrice=abc', 'minPrice'],
    ['minYear=2020&maxYear=2010', 'maxYear'],
    ['minMileage=5000&maxMileage=4999', 'maxMileage'],
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['page=-1', 'page'],
    ['kind=boat', 'kind'],
    ['search=%00', 'search'],
    ['brand=Kia&brand=MAN', 'brand'],
  ])('refuses %s', async (query, field) => {
    const response = await get(`/api/cars?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'BAD_INPUT',
      fields: { [field]: expect.any(String) },
    });
  });

  // §2.15/11, §2.17/2, §4/36, §5/56, §5/57, §5/58, §7/23
  test.each([
    ['', ['Hauler', '100% clean_car', 'First']],
    ['search=&brand=&minPrice=&sort=', ['Hauler', '100% clean_car', 'First']],
    ['sort=oldest', ['First', '100% clean_car', 'Hauler']],
    ['sort=price-asc', ['100% clean_car', 'First', 'Hauler']],
    ['sort=price-desc', ['First', '100% clean_car', 'Hauler']],
    ['sort=year-asc', ['Hauler', 'First', '100% clean_car']],
    ['sort=year-desc', ['100% clean_car', 'First', 'Hauler']],
    ['search=FAMILY', ['100% clean_car']],
    ['search=toyota', ['First']],
    ['search=tgx', ['Hauler']],
    ['search=0%25%20clean_', ['100% clean_car']],
    ['search=n_c', ['100% clean_car']],
    ['search=%25', ['100% clean_car']],
    ['search=F_rst', []],
    ['search=%5C', []],
    ["search='%20or%201=1--", []],
    ['brand=Kia', ['100% clean_car']],
    ['brand=kia', []],
    ['model=Ri', []],
    ['brand=MAN&model=TGX%20Truck', ['Hauler']],
    ['carType=Heavy', ['Hauler']],
    ['category=Saloon', ['100% clean_car', 'First']],
    ['category=Trucks', ['Hauler']],
    ['kind=relocation', ['Hauler']],
    ['kind=regular', ['100% clean_car', 'First']],
    ['condition=Fair', ['Hauler']],
    ['transmission=Manual', ['Hauler']],
    ['fuelType=Diesel', ['Hauler']],
    ['region=Ashanti', ['100% clean_car']],
    ['location=Kumasi', ['100% clean_car']],
    ['minPrice=60,000&maxPrice=85000', ['100% clean_car', 'First']],
    ['minPrice=60000.01&maxPrice=85000', ['First']],
    ['maxPrice=99999999999', ['100% clean_car', 'First']],
    ['minYear=2016&maxYear=2020', ['First']],
    ['minYear=2022', []],
  ])('filters and sorts by "%s"', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('gives the total and links to the other pages', async () => {
    const response = await get('/api/cars?limit=1&page=2&kind=&sort=oldest');
    expect(response.json<Car[]>().map((car) => car.name)).toEqual(['100% clean_car']);
    expect(response.headers['x-total-count']).toBe('3');
    const address = (page: number) => `</api/cars?limit=1&page=${page}&kind=&sort=oldest>`;
    const links = String(response.headers.link).replaceAll(/&(after|before)=[\w-]+/g, '');
    expect(links.split(', ')).toEqual([
      `${address(1)}; rel="first"`,
      `${address(1)}; rel="prev"`,
      `${address(3)}; rel="next"`,
      `${address(3)}; rel="last"`,
    ]);
  });

  test('returns an empty page beyond the last', async () => {
    const response = await get('/api/cars?limit=10&page=1000000');
    expect(response.json()).toEqual([]);
    expect(response.headers['x-total-count']).toBe('3');
  });

  // §2.16/11
  test('names drivers, and shows phones and email addresses to no one', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    for (const headers of [{}, ama.headers, kofi.headers, admin.headers]) {
      const response = await get('/api/cars', headers);
      expect(response.json<Car[]>()[0]).toMatchObject({
        price: 300_000,
        phone: null,
        userEmail: null,
        driverContact: null,
        driverEmail: null,
        driverName: 'Yaw Boateng',
        relocationRequest: { driverName: 'Musa', driverContact: '' },
      });
      expect(response.body).not.toMatch(/0244123456|@efie\.test|233201112222|0200000000/);
    }
  });
});

test('a cached list is checked for changes, and no shared cache stores it for someone logged in', async () => {
  const seen = await get('/api/cars');
  expect(seen.headers['cache-control']).toBe('no-cache');
  const kept = { 'if-none-match': String(seen.headers.etag) };
  expect((await get('/api/cars', kept)).statusCode).toBe(304);
  const known = await get('/api/cars', { ...ama.headers, ...kept });
  expect([known.statusCode, known.headers['cache-control']]).toEqual([304, 'private, no-cache']);
  await listedCar(efie.platform, kofi.id, { name: 'Newer', brand: 'Nissan' });
  expect((await get('/api/cars', kept)).json<Car[]>()[0]?.name).toBe('Newer');
  await efie.connection.pool.query("delete from listings where name = 'Newer'");
});

describe('GET /api/cars/{id}', () => {
  // §8/58
  test.each([['0197a000-0000-7000-8000-000000000000'], ['no-id'], ['%00'], ['x'.repeat(400)]])(
    'does not find %s',
    async (id) => {
      const response = await get(`/api/cars/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'Car not found.' });
    },
  );

  // §2.16/11, §3/14, §7/25
  test('returns the car, without contacts for a visitor', async () => {
    const seen = Car.parse((await get(`/api/cars/${truck}`)).json());
    expect(seen).toMatchObject({ _id: truck, phone: null });
    const known = await get(`/api/cars/${truck}`, ama.headers);
    expect(Car.parse(known.json())).toMatchObject({
      phone: '0244123456',
      userEmail: 'ama@efie.test',
      driverContact: '+233201112222',
      driverEmail: 'yaw@efie.test',
      relocationRequest: { driverContact: '0200000000' },
    });
    expect(known.headers['cache-control']).toBe('private, no-store');
  });
});

describe('GET /api/User/cars', () => {
  test('requires sign-in', async () => {
    expect((await get('/api/User/cars')).statusCode).toBe(401);
  });

  test('returns your own cars, and all of them to an Admin', async () => {
    const own = await get('/api/User/cars?sort=oldest', ama.headers);
    expect(own.json<Car[]>().map((car) => car.name)).toEqual(['First', '100% clean_car']);
    expect(own.headers['x-total-count']).toBe('2');
    expect(own.json<Car[]>()[0]).toMatchObject({ phone: '0244123456', userEmail: 'ama@efie.test' });
    const admin = await signedInAs(efie.platform, 'Admin');
    const all = (await get('/api/User/cars?sort=oldest', admin.headers)).json<Car[]>();
    expect(all.map(({ name, lister }) => [name, lister])).toEqual([
      ['First', { userId: ama.id, name: 'Ama Mensah' }],
      ['100% clean_car', { userId: ama.id, name: 'Ama Mensah' }],
      ['Hauler', { userId: kofi.id, name: 'Kofi Mensah' }],
    ]);
    expect(all[0]).toMatchObject({ phone: '0244123456', userEmail: 'ama@efie.test' });
    expect(own.json<Car[]>()[0]).not.toHaveProperty('lister');
  });
});
