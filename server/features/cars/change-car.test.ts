import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { CAR_FORM, listedCar } from './testing/car-factory.ts';

const efie = bootTestApp();
let owner: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let car: string;

beforeAll(async () => {
  owner = await signedInAs(efie.platform, 'Customer');
  stranger = await signedInAs(efie.platform, 'Agent');
  admin = await signedInAs(efie.platform, 'Admin');
});
beforeEach(async () => {
  car = await listedCar(efie.platform, owner.id, { relocation_request: { userName: 'Ama' } });
});

const UNKNOWN = '0197a000-0000-7000-8000-000000000000';
const edit = (body: object, headers: Record<string, string> = {}, id = car) =>
  efie.app.inject({ method: 'PUT', url: `/api/cars/${id}`, headers, payload: body });
const remove = (headers: Record<string, string> = {}, id = car) =>
  efie.app.inject({ method: 'DELETE', url: `/api/cars/${id}`, headers });
const read = async () => (await efie.app.inject(`/api/cars/${car}`)).statusCode;

describe('PUT /api/cars/{id}', () => {
  test('requires sign-in', async () => {
    expect((await edit(CAR_FORM)).statusCode).toBe(401);
  });

  test('refuses someone else’s car', async () => {
    const response = await edit(CAR_FORM, stranger.headers);
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe('You can only change your own cars.');
  });

  test('refuses an incomplete form', async () => {
    const response = await edit({ ...CAR_FORM, brand: undefined }, owner.headers);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Please fill in the brand field.');
  });

  test('does not find an unknown car', async () => {
    expect((await edit(CAR_FORM, owner.headers, UNKNOWN)).statusCode).toBe(404);
  });

  test.each(['owner', 'admin'])('lets the %s change the car', async (who) => {
    const response = await edit(
      { ...CAR_FORM, name: 'Freight van', price: 1250.5, driverName: 'Musa' },
      (who === 'owner' ? owner : admin).headers,
    );
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: 'Car updated successfully!',
      car: { _id: car, userId: owner.id, price: 1250.5, relocationRequest: { driverName: 'Musa' } },
    });
    const relocating = await efie.app.inject('/api/cars?kind=relocation&limit=1');
    expect(relocating.json()).toMatchObject([{ _id: car, name: 'Freight van' }]);
  });

  test('does not overwrite what someone changed in the meantime', async () => {
    const { updatedAt } = (await efie.app.inject(`/api/cars/${car}`)).json();
    const known = { ...CAR_FORM, expectedUpdatedAt: updatedAt };
    expect((await edit({ ...known, name: 'First' }, admin.headers)).statusCode).toBe(200);
    const late = await edit({ ...known, name: 'Too late' }, owner.headers);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'This car has changed since you opened it.',
    });
    expect((await efie.app.inject(`/api/cars/${car}`)).json().name).toBe('First');
  });
});

describe('DELETE /api/cars/{id}', () => {
  test('requires sign-in', async () => {
    expect((await remove()).statusCode).toBe(401);
  });

  test('refuses someone else’s car', async () => {
    expect((await remove(stranger.headers)).statusCode).toBe(403);
    expect(await read()).toBe(200);
  });

  test('does not find an unknown car', async () => {
    expect((await remove(owner.headers, UNKNOWN)).statusCode).toBe(404);
  });

  test.each(['owner', 'admin'])('lets the %s delete the car', async (who) => {
    const response = await remove((who === 'owner' ? owner : admin).headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Car deleted successfully' });
    expect(await read()).toBe(404);
    expect((await remove(owner.headers)).statusCode).toBe(404);
    expect((await edit(CAR_FORM, owner.headers)).statusCode).toBe(404);
  });
});
