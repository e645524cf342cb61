import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { dropDatabase } from '#server/testing/test-database.ts';
import { BREAKS_CONNECTIONS } from '#server/testing/unexpected-fatal-lines.ts';
import { migrations } from './index.ts';

const FIRST = '0001-marketplace';
const PASSWORD = 'a password of the first release';
const PHOTO = 'a'.repeat(32);

const efie = bootTestApp();
const postgres = inject('postgres');
const database = `${BREAKS_CONNECTIONS}${randomUUID().replaceAll('-', '')}`;
let admin: DatabaseConnection;
let old: DatabaseConnection;

beforeEach(async () => {
  admin = openDatabase({ ...postgres, database: 'postgres', max: 1 }, () => {});
  await admin.pool.query(`create database ${database}`);
  old = openDatabase({ ...postgres, database }, () => {});
});
afterEach(async () => {
  await old.close();
  await dropDatabase(admin, database);
  await admin.close();
});

/** A row in each table that the first release had, and the file of its photo. */
async function fill(): Promise<{ property: string; car: string; booking: string }> {
  const [lister, guest, property, car, booking] = Array.from({ length: 5 }, () => randomUUID());
  const insert = (table: string, row: Record<string, unknown>) =>
    old.pool.query(
      `insert into ${table} (${Object.keys(row)})
        values (${Object.keys(row).map((_name, at) => `$${at + 1}`)})`,
      Object.values(row),
    );
  const person = {
    password_hash: await hash(PASSWORD),
    firstname: 'Esi',
    lastname: 'Owusu',
    phone_number: '0245556677',
    location: 'Accra',
  };
  await insert('users', { id: lister, email: 'lister@efie.test', role: 'Agent', ...person });
  await insert('users', { id: guest, email: 'guest@efie.test', role: 'Customer', ...person });
  await insert('sessions', { id: randomUUID(), user_id: guest, expires_at: '2030-01-01' });
  await insert('password_resets', {
    token_hash: Buffer.from('x'),
    user_id: guest,
    expires_at: '2026-01-01',
  });
  const photo = {
    key: PHOTO,
    status: 'ready',
    mime: 'image/jpeg',
    bytes: 5,
    width: 640,
    height: 480,
  };
  await insert('photos', { ...photo, widths: [320, 640], formats: ['webp', 'jpeg'] });
  await efie.platform.storage.put('private', `originals/${PHOTO}`, Buffer.from('photo'));
  const place = { location: 'Osu', region: 'Greater Accra' };
  await insert('properties', {
    id: property,
    lister_id: lister,
    name: 'Palm House',
    description: 'By the sea',
    price_pesewas: 45_000,
    ...place,
    address: '12 Oxford Street',
    condition: 'Renovated',
    property_type: 'Short-Stay',
    subtype: 'Guest House',
    rating_total: 4,
    rating_count: 1,
  });
  await insert('property_photos', { property_id: property, position: 0, photo_key: PHOTO });
  await insert('cars', {
    id: car,
    owner_id: lister,
    name: 'Hilux',
    price_pesewas: 9_000_000,
    brand: 'Toyota',
    model: 'Hilux pickup',
    year: 2019,
    mileage: 60_000,
    ...place,
    condition: 'Used',
    transmission: 'Manual',
    fuel_type: 'Diesel',
    car_type: 'Pickup',
    registration_number: 'GR 1-20',
    user_name: 'Esi Owusu',
    user_email: 'lister@efie.test',
    phone: '0245556677',
    available_from: '2026-01-01',
    driver_name: 'Kofi',
    driver_contact: '0245556677',
    city_or_town: 'Accra',
  });
  await insert('car_photos', { car_id: car, position: 0, photo_key: PHOTO });
  await insert('comments', {
    id: randomUUID(),
    property_id: property,
    user_id: guest,
    body: 'Very quiet.',
    rating: 4,
  });
  await insert('bookings', {
    id: booking,
    property_id: property,
    user_id: guest,
    full_name: 'Esi Owusu',
    email: 'guest@efie.test',
    phone_number: '0245556677',
    check_in: '2026-02-01',
    check_out: '2026-02-03',
    nightly_pesewas: 45_000,
    total_pesewas: 90_000,
  });
  await insert('site_settings', { settings: { email: 'site@efie.test' } });
  await insert('demo_load', { finished_at: '2026-01-01' });
  return { property: property ?? '', car: car ?? '', booking: booking ?? '' };
}

test('a database of the first release is migrated by the start, and all that it had is served', async () => {
  await migrate(old, { [FIRST]: migrations[FIRST] ?? ({} as never) });
  const made = await fill();
  const server = await startServerProcess({ connection: old, dataDir: efie.dataDir });
  onTestFinished(() => server.kill());
  const call = async (path: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(`${server.origin}/api${path}`, { headers });
    expect([path, response.status]).toEqual([path, 200]);
    return response.json();
  };
  expect(await call(`/properties/${made.property}`)).toMatchObject({
    name: 'Palm House',
    price: 450,
    photos: [{ key: PHOTO, ready: true }],
    averageRating: 4,
  });
  expect(await call('/properties?search=palm+sea')).toMatchObject([{ _id: made.property }]);
  expect(await call(`/properties/${made.property}/comments`)).toMatchObject([
    { comment: 'Very quiet.' },
  ]);
  expect(await call(`/cars/${made.car}`)).toMatchObject({
    brand: 'Toyota',
    photos: [{ key: PHOTO }],
  });
  const login = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'guest@efie.test', password: PASSWORD }),
  });
  expect(login.status).toBe(200);
  const { token } = (await login.json()) as { token: string };
  expect(await call('/bookings', token)).toMatchObject([
    { _id: made.booking, total: 900, status: 'completed' },
  ]);
});
