import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { waitForLocks } from '#server/testing/waiting-locks.ts';
import { lockProperty } from './public.ts';
import { listedProperty, PROPERTY_EDIT } from './testing/property-factory.ts';

const efie = bootTestApp();
let lister: TestPerson;
let admin: TestPerson;
let strangers: TestPerson[];
let id: string;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  admin = await signedInAs(efie.platform, 'Admin');
  strangers = [
    await signedInAs(efie.platform, 'Agent'),
    await signedInAs(efie.platform, 'Property Owner'),
    await signedInAs(efie.platform, 'Customer'),
  ];
});

beforeEach(async () => {
  id = await listedProperty(efie.platform, lister.id);
});

const call = (
  method: 'PUT' | 'DELETE',
  path: string,
  who: TestPerson | undefined,
  payload?: object,
) =>
  efie.app.inject({
    method,
    url: `/api/properties/${path}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });

const read = async (): Promise<Property> => (await efie.app.inject(`/api/properties/${id}`)).json();

const UNKNOWN = ['0197a000-0000-7000-8000-000000000000', 'no-id'];

describe('PUT /api/properties/{id}', () => {
  test('requires sign-in', async () => {
    expect((await call('PUT', id, undefined, PROPERTY_EDIT)).statusCode).toBe(401);
  });

  test('refuses everyone but its lister and Admins', async () => {
    for (const stranger of strangers) {
      const response = await call('PUT', id, stranger, PROPERTY_EDIT);
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toBe('You can only change your own properties.');
    }
    expect((await read()).name).toBe('Palm Court');
  });

  test.each(UNKNOWN)('does not find %s', async (unknown) => {
    expect((await call('PUT', unknown, lister, PROPERTY_EDIT)).statusCode).toBe(404);
  });

  test.each([
    [{ name: ' ' }, 'Please fill in all required fields.'],
    [{ saleType: '' }, 'Please select a Sales type.'],
    [{ price: -1 }, 'Please enter a price in cedi, such as 1,250.00.'],
    [{ name: 'a\u0000b' }, 'This text has characters we can’t read. Please type it again.'],
  ])('refuses %j', async (change, message) => {
    const response = await call('PUT', id, lister, { ...PROPERTY_EDIT, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  test('changes the listing’s content and keeps its lister, status and age', async () => {
    const before = await read();
    const now = new Date(Date.now() + 60_000);
    efie.setNow(now);
    const response = await call('PUT', id, admin, PROPERTY_EDIT);
    expect(response.statusCode).toBe(200);
    const { message, property } = response.json<UploadPropertyResponse>();
    expect(message).toBe('Property updated successfully!');
    expect(property).toEqual({
      ...before,
      ...PROPERTY_EDIT,
      shortStayType: null,
      near: { lat: 6.69, lng: -1.625, radius: 1000 },
      nearby: ['near Kejetia Market', 'near Komfo Anokye Teaching Hospital'],
      updatedAt: now.toISOString(),
    });
    expect(await read()).toEqual(property);
  });

  test('does not overwrite what someone else changed in the meantime', async () => {
    const { updatedAt: expectedUpdatedAt } = await read();
    efie.setNow(new Date(Date.now() + 120_000));
    const first = await call('PUT', id, admin, { ...PROPERTY_EDIT, expectedUpdatedAt });
    expect(first.statusCode).toBe(200);
    const late = { ...PROPERTY_EDIT, name: 'Too late', expectedUpdatedAt };
    const second = await call('PUT', id, lister, late);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'This property has changed since you opened it.',
    });
    expect((await read()).name).toBe(PROPERTY_EDIT.name);
    const { updatedAt } = await read();
    const again = await call('PUT', id, lister, { ...late, expectedUpdatedAt: updatedAt });
    expect(again.json()).toMatchObject({ property: { name: 'Too late' } });
  });
});

describe('PUT /api/properties/{id}/status', () => {
  const path = () => `${id}/status`;

  test('requires sign-in', async () => {
    expect((await call('PUT', path(), undefined, { status: 'Sold' })).statusCode).toBe(401);
  });

  test('refuses everyone but its lister and Admins', async () => {
    for (const stranger of strangers) {
      expect((await call('PUT', path(), stranger, { status: 'Sold' })).statusCode).toBe(403);
    }
    expect((await read()).status).toBe('available');
  });

  test.each(UNKNOWN)('does not find %s', async (unknown) => {
    const response = await call('PUT', `${unknown}/status`, lister, { status: 'Sold' });
    expect(response.statusCode).toBe(404);
  });

  // §5/55
  test.each([
    [{}, 'Please select a status.'],
    [{ status: '' }, 'Please select a status.'],
    [{ status: null }, 'Please select a status.'],
    [{ status: 'Demolished' }, 'Invalid status. Choose from: Available, Sold, Rented'],
  ])('refuses %j', async (body, message) => {
    const response = await call('PUT', path(), lister, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  // §4/17, §7/17, §8/60
  test('sets any status from any other', async () => {
    for (const [label, status] of [
      ['Sold', 'sold'],
      ['Rented', 'rented'],
      ['Available', 'available'],
      ['rented', 'rented'],
    ]) {
      const response = await call('PUT', path(), lister, { status: label });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        message: 'Property status updated successfully!',
        property: { _id: id, status },
      });
      expect((await read()).status).toBe(status);
    }
  });

  test('applies two simultaneous changes one after the other', async () => {
    const changes = await inTransaction(efie.platform.db, async (tx) => {
      await lockProperty(tx, id);
      const underWay = [
        call('PUT', path(), lister, { status: 'Sold' }),
        call('PUT', path(), admin, { status: 'Rented' }),
      ];
      await waitForLocks(efie.connection.pool, 2);
      return { underWay };
    });
    const responses = await Promise.all(changes.underWay);
    expect(
      responses.map((response) => response.json<UploadPropertyResponse>().property.status),
    ).toEqual(['sold', 'rented']);
    expect(['sold', 'rented']).toContain((await read()).status);
  });
});

describe('DELETE /api/properties/{id}', () => {
  test('requires sign-in', async () => {
    expect((await call('DELETE', id, undefined)).statusCode).toBe(401);
  });

  // §6/15
  test('refuses everyone but its lister and Admins', async () => {
    for (const stranger of strangers) {
      expect((await call('DELETE', id, stranger)).statusCode).toBe(403);
    }
    expect((await read())._id).toBe(id);
  });

  test.each(UNKNOWN)('does not find %s', async (unknown) => {
    expect((await call('DELETE', unknown, admin)).statusCode).toBe(404);
  });

  // §7/16, §8/27
  test.each([
    ['its lister', () => lister],
    ['an Admin', () => admin],
  ])('removes it for %s', async (_who, who) => {
    const response = await call('DELETE', id, who());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Property deleted successfully' });
    expect((await efie.app.inject(`/api/properties/${id}`)).statusCode).toBe(404);
    const lists = ['/api/properties', '/api/properties?limit=100', '/api/User/properties'];
    for (const url of lists) {
      const list = await efie.app.inject({ url, headers: lister.headers });
      expect(list.json<Property[]>().map((property) => property._id)).not.toContain(id);
    }
  });

  test('is final: a deleted property cannot be changed', async () => {
    await call('DELETE', id, lister);
    expect((await call('DELETE', id, lister)).statusCode).toBe(404);
    expect((await call('PUT', id, lister, PROPERTY_EDIT)).statusCode).toBe(404);
    expect((await call('PUT', `${id}/status`, lister, { status: 'Sold' })).statusCode).toBe(404);
  });

  test('happens once when requested twice at once', async () => {
    const responses = await Promise.all([call('DELETE', id, lister), call('DELETE', id, lister)]);
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 404]);
  });
});
