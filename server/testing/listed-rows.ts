import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Listings } from '#server/platform/database/schema.gen.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Writes a property without photos directly to the database, as a script or psql would; returns its id. */
export async function propertyRow(
  { db }: Pick<Platform, 'db'>,
  listerId: string,
  details: Partial<Insertable<Listings>> = {},
): Promise<string> {
  const id = uuid();
  await db
    .insertInto('listings')
    .values({
      id,
      kind: 'property',
      lister_id: listerId,
      name: 'Palm Court',
      price_pesewas: 125_050,
      location: 'Osu',
      address: '12 Oxford Street',
      region: 'Greater Accra',
      condition: 'Renovated',
      property_type: 'Short-Stay',
      subtype: 'Guest House',
      ...details,
    })
    .execute();
  return id;
}

/** The same for a car. */
export async function carRow(
  { db }: Pick<Platform, 'db'>,
  listerId: string,
  details: Partial<Insertable<Listings>> = {},
): Promise<string> {
  const id = uuid();
  await db
    .insertInto('listings')
    .values({
      id,
      kind: 'car',
      lister_id: listerId,
      name: 'Corolla of Osu',
      price_pesewas: 8_500_000,
      brand: 'Toyota',
      model: 'Corolla',
      year: 2019,
      mileage: 42_000,
      location: 'Osu',
      region: 'Greater Accra',
      condition: 'Used',
      transmission: 'Automatic',
      fuel_type: 'Petrol',
      car_type: 'Saloon',
      registration_number: 'GR 1234-20',
      user_name: 'Ama Mensah',
      user_email: 'ama@efie.test',
      phone: '0244123456',
      available_from: '2026-12-01T00:00:00Z',
      driver_name: 'Yaw Boateng',
      driver_contact: '+233201112222',
      city_or_town: 'Accra',
      ...details,
    })
    .execute();
  return id;
}

/** Gives a property and a car a photo and a video without files. */
export async function photographed(
  { db }: Pick<Platform, 'db'>,
  { property, car }: { property: string; car: string },
): Promise<void> {
  const key = uuid().replaceAll('-', '');
  await db
    .insertInto('photos')
    .values({ key, mime: 'image/jpeg', bytes: 1_000, width: 320, height: 240 })
    .execute();
  await db
    .insertInto('videos')
    .values({ key, mime: 'video/mp4', extension: 'mp4', bytes: 1_000 })
    .execute();
  await db
    .insertInto('listing_photos')
    .values([property, car].map((listing_id) => ({ listing_id, position: 0, photo_key: key })))
    .execute();
  await db.updateTable('listings').set({ video_key: key }).where('id', '=', property).execute();
}
