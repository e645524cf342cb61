import { beforeAll, describe, expect, test } from 'vitest';
import { ListCarsResponse } from '#domain/cars/schema.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { listedCar } from './testing/car-factory.ts';

const efie = bootTestApp();
let minute = 0;
let saloon: string;
let truck: string;

beforeAll(async () => {
  const { id } = await signedInAs(efie.platform, 'Customer');
  const list = (name: string, details: object) => {
    minute += 1;
    const created_at = new Date(Date.UTC(2026, 10, 1, 8, minute));
    const osu = { car_type: 'Saloon', region: 'Greater Accra', location: 'Osu' };
    return listedCar(efie.platform, id, { ...osu, name, created_at, ...details });
  };
  saloon = await list('Corolla', {});
  await list('a saloon of Osu', { car_type: 'saloon' });
  await list('an SUV of Osu', { car_type: 'SUV' });
  await list('a saloon of Tema', { location: 'Tema' });
  await list('gone', { deleted_at: new Date() });
  truck = await list('a truck of Osu', { car_type: 'Truck' });
  await list('a van of Osu', { car_type: 'Van' });
  await list('a truck of the region', { car_type: 'Truck', location: 'Tema' });
  await list('a truck far away', { car_type: 'Truck', region: 'Volta', location: 'Ho' });
});

const similar = async (id: string) => {
  const response = await efie.app.inject(`/api/cars/${id}/similar`);
  return { status: response.statusCode, body: response.json() };
};
const names = async (id: string) =>
  ListCarsResponse.parse((await similar(id)).body).map(({ name }) => name);

describe('GET /api/cars/{id}/similar', () => {
  test.each(['no-id', '01890000-0000-7000-8000-000000000000'])('does not find %s', async (id) => {
    const { status, body } = await similar(id);
    expect([status, body.message]).toEqual([404, 'Car not found.']);
  });

  // §2.16/10
  test('lists cars of its kind from near to far, its own type first in each place, without contacts', async () => {
    expect(await names(saloon)).toEqual(['a saloon of Osu', 'an SUV of Osu', 'a saloon of Tema']);
    expect(await names(truck)).toEqual([
      'a van of Osu',
      'a truck of the region',
      'a truck far away',
    ]);
    expect((await similar(saloon)).body[0]).toMatchObject({ phone: null, driverContact: null });
  });
});
