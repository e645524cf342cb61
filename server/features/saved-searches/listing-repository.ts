import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Cars, Properties } from '#server/platform/database/schema.gen.ts';
import { isShown } from '#server/platform/database/shown-listings.ts';

type Db = Database | Transaction;

interface Traits {
  role: string;
  hasPhotos: boolean;
  hasVideo: boolean;
}

export type ListedProperty = Selectable<Properties> & Traits;
export type ListedCar = Omit<Selectable<Cars>, 'owner_id'> & { lister_id: string } & Traits;

const HAS_VIDEO = sql<boolean>`video_key is not null`.as('hasVideo');

/** Listings that are on offer: neither deleted nor paused, and of properties those that are available. */
export const listings = {
  property: (db: Db, id: string): Promise<ListedProperty | undefined> =>
    db
      .selectFrom('properties')
      .innerJoin('users', 'users.id', 'properties.lister_id')
      .selectAll('properties')
      .select(({ exists, selectFrom }) => [
        'users.role',
        exists(
          selectFrom('property_photos')
            .select('position')
            .whereRef('property_id', '=', 'properties.id'),
        )
          .$castTo<boolean>()
          .as('hasPhotos'),
        HAS_VIDEO,
      ])
      .where('properties.id', '=', id)
      .where(isShown('properties'))
      .where('status', '=', 'available')
      .executeTakeFirst(),

  car: (db: Db, id: string): Promise<ListedCar | undefined> =>
    db
      .selectFrom('cars')
      .innerJoin('users', 'users.id', 'cars.owner_id')
      .selectAll('cars')
      .select(({ exists, selectFrom }) => [
        'owner_id as lister_id',
        'users.role',
        exists(selectFrom('car_photos').select('position').whereRef('car_id', '=', 'cars.id'))
          .$castTo<boolean>()
          .as('hasPhotos'),
        HAS_VIDEO,
      ])
      .where('cars.id', '=', id)
      .where(isShown('cars'))
      .executeTakeFirst(),
};
