import { pesewas, toCedi } from '#domain/values/money.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { readStoredState, type StoredState } from './state-repository.ts';

/** A file's key names its content by a hash; this much of it tells files apart. */
const HASH_SHOWN = 8;

/** The whole state of a listing, by the names of the API; its pin only in a form for comparing. */
export async function readListingState(
  tx: Transaction,
  id: string,
): Promise<Record<string, unknown>> {
  const stored = await readStoredState(tx, id);
  return stored ? stateOf(stored) : {};
}

function stateOf({ listing, photos }: StoredState): Record<string, unknown> {
  const {
    facts,
    price_pesewas: price,
    pause_reason: pause,
    video_key: video,
    pin_lat,
    pin_lng,
    pin_shown,
    available_from,
    ...columns
  } = listing;
  return {
    ...Object.fromEntries(Object.entries(columns).map(([name, value]) => [camelCase(name), value])),
    ...(available_from !== undefined && { date: available_from }),
    ...(facts as object),
    price: toCedi(pesewas(Number(price))),
    pause,
    photos: photos.map(shortHash).join(', '),
    video: typeof video === 'string' ? shortHash(video) : null,
    pin: JSON.stringify([pin_lat, pin_lng, pin_shown]),
  };
}

const camelCase = (column: string) =>
  column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const shortHash = (key: string) => key.split('/').at(-1)?.slice(0, HASH_SHOWN) ?? key;
