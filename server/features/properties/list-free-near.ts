import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import type { Point } from '#domain/places/place.ts';
import type { Property } from '#domain/properties/schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { Region } from '#domain/values/ghana.ts';
import { placesAround } from '#server/features/listings/public.ts';
import { gather } from '#server/platform/database/gather.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProperties } from './present.ts';
import { type PropertyFilter, properties } from './repository.ts';

/** Of a host's own. */
const OWN_MAX = 13;

/** The place of a property that someone wanted to stay at. */
interface Place {
  id: string;
  listerId: string;
  location: string;
  region: Region;
  near: Point | null;
}

/**
 * Short stays of other hosts that are free for some nights, nearest first to a property that is
 * not; newest first in each place.
 */
export async function listFreeNear(
  { slowReads: db, now, config }: Pick<Platform, 'slowReads' | 'now' | 'config'>,
  { id, listerId, ...property }: Place,
  freeOn: SearchedDays,
  max: number,
): Promise<Property[]> {
  const steps: PropertyFilter[] = placesAround(property).map(({ place }) => place);
  const rows = await gather(steps, { max, except: id }, (filter, size) =>
    properties.findPage(
      db,
      {
        ...filter,
        propertyType: ['Short-Stay'],
        status: ['available'],
        freeOn: { ...freeOn, today: today(now()) },
        exceptListerId: listerId,
      },
      'newest',
      { size, offset: 0 },
    ),
  );
  return presentProperties({ db, now, config }, rows);
}

/** A host's own short stays that can be booked for some nights and guests, newest first, with what they cost. */
export async function listFreeOf(
  { slowReads: db, now, config }: Pick<Platform, 'slowReads' | 'now' | 'config'>,
  listerId: string,
  freeOn: SearchedDays & { guests: number | undefined },
): Promise<Property[]> {
  const rows = await properties.findPage(
    db,
    {
      listerId,
      propertyType: ['Short-Stay'],
      status: ['available'],
      freeOn: { ...freeOn, today: today(now()) },
    },
    'newest',
    { size: OWN_MAX, offset: 0 },
  );
  return presentProperties({ db, now, config }, rows, freeOn);
}
