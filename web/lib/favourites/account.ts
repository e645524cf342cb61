import { queryOptions } from '@tanstack/react-query';
import { ADDED_AT_ONCE, FAVOURITES_MAX } from '#domain/favourites/rules.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { ApiError, call } from '../api/api.ts';
import { type Change, replaceKept, takeAccountKept } from './change-kept.ts';
import { keptBy } from './kept.ts';

const PUT = 'PUT /api/User/favourites/:kind/:id';
const DELETE = 'DELETE /api/User/favourites/:kind/:id';
const paramsOf = ({ kind, listingId }: Pick<Favourite, 'kind' | 'listingId'>) => ({
  params: { kind, id: listingId },
});

/** One change at a time: after two quick taps, the last one wins. */
let last: Promise<unknown> = Promise.resolve();
/** Number of changes so far: a list read in the meantime may lack the latest. */
let changes = 0;

/**
 * Saves in the account that a listing is kept, with any note, or removed.
 * @throws {ApiError}
 */
export function saveChange({ favourite: one, isKept }: Change): Promise<unknown> {
  const { note, keptAt } = one;
  return inTurn(() =>
    isKept
      ? call(PUT, { ...paramsOf(one), json: { keptAt, ...(note && { note }) } })
      : call(DELETE, paramsOf(one)),
  );
}

/**
 * Saves a note in the account.
 * @throws {ApiError}
 */
export const saveNote = ({ note, ...one }: Favourite): Promise<unknown> =>
  inTurn(() => call(PUT, { ...paramsOf(one), json: { note } }));

function inTurn(change: () => Promise<unknown>): Promise<unknown> {
  changes += 1;
  const saved = last.then(change);
  last = saved.catch(() => {});
  return saved;
}

/** Loads an account's favourites, after adding those kept on this device. */
export const accountFavouritesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['favourites', userId],
    queryFn: async ({ signal }) => {
      if (keptBy(userId).length < FAVOURITES_MAX) await addFromDevice().catch(laterUnlessOurs);
      await readAccount(userId, signal);
      return null;
    },
  });

/** Changes the account rejects now stay on the device for the next time; the account's list is read anyway. */
function laterUnlessOurs(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

async function readAccount(userId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    await last;
    const before = changes;
    const favourites = await call('GET /api/User/favourites', { signal });
    if (before === changes) return takeAccountKept(userId, favourites);
  }
}

/** Adds a visitor's list to the account. Added entries leave the device; sending one twice adds it once. */
async function addFromDevice(): Promise<void> {
  const onDevice = keptBy(undefined);
  for (let n = 0; n < onDevice.length; n += ADDED_AT_ONCE) {
    const favourites = onDevice
      .slice(n, n + ADDED_AT_ONCE)
      .map(({ kind, listingId, note, keptAt }) => ({ kind, listingId, note, keptAt }));
    const { notAdded } = await call('POST /api/User/favourites', { json: { favourites } });
    const added = new Set(favourites.map(({ listingId }) => listingId));
    for (const id of notAdded) added.delete(id);
    replaceKept(
      undefined,
      keptBy(undefined).filter(({ listingId }) => !added.has(listingId)),
    );
  }
}
