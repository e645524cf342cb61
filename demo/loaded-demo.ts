import type { Actor } from '#domain/accounts/actor.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { PersonKey } from './people.ts';
import { type DemoListing, demoActivity } from './repository.ts';

/** The demo people and their listings. */
export interface LoadedDemo {
  people: ReadonlyMap<PersonKey, Actor>;
  /** By their names. */
  listings: ReadonlyMap<string, DemoListing>;
  /** When the load began; every time counts from it. */
  begun: Date;
}

export async function loadedDemo(
  { db }: Pick<Platform, 'db'>,
  people: ReadonlyMap<PersonKey, Actor>,
  begun: Date,
): Promise<LoadedDemo> {
  const listings = await demoActivity.listings(db);
  return { people, begun, listings: new Map(listings.map((listing) => [listing.name, listing])) };
}

export function listingOf({ listings }: LoadedDemo, name: string): DemoListing {
  const listing = listings.get(name);
  if (!listing) throw new Error(`no demo listing is called ${name}`);
  return listing;
}

export function listerOf({ people }: LoadedDemo, { name, listerId }: DemoListing): Actor {
  const lister = [...people.values()].find(({ userId }) => userId === listerId);
  if (!lister) throw new Error(`no demo account lists ${name}`);
  return lister;
}
