import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJob, type JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fold, type LeftPlace, type Place, type ShownListing } from './fold-repository.ts';
import { editionOf, type FacetIndex } from './index-keys-repository.ts';
import { facetState } from './state-repository.ts';

const INDEX_FACETS = { name: 'index-facets', maxAttempts: 3 } as const;

/** Few enough that what is sorted for them stays in memory. */
const BATCH = 500;

/** Behind whatever somebody waits for. */
const PRIORITY = 50;

/** Has indexes rebuilt that another version made of other keys, or nobody yet; until then all listings are read. */
export async function indexFacetsAtStart(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  indexes: readonly FacetIndex[],
): Promise<void> {
  try {
    for (const index of indexes) await facetState.claim(db, index, editionOf(db, index));
    await addJob(db, INDEX_FACETS, {}, { key: INDEX_FACETS.name, priority: PRIORITY });
  } catch (error) {
    log.warn({ err: error }, 'options of filters are counted by reading all listings');
  }
}

/** Every minute: takes into the indexes what has changed, or goes on to fill them. */
export const indexFacetsJob = (
  { db }: Pick<Platform, 'db'>,
  indexes: readonly FacetIndex[],
): JobSpec<unknown> => ({
  ...INDEX_FACETS,
  schedule: '* * * * *',
  missed: 'skipped',
  async run(_, signal) {
    for (const index of indexes) {
      await facetState.look(db, index, editionOf(db, index));
      while (!signal?.aborted && (await indexSome(db, index)));
    }
  },
});

/** A step in a transaction of its own; whether another one is to follow. Nothing where somebody else is at it. */
const indexSome = (db: Database, index: FacetIndex): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const stage = await facetState.lock(tx, index, editionOf(db, index));
    if (stage === 'waiting') return begin(tx, index);
    if (stage === 'filling') return fillNext(tx, index);
    return stage === 'filled' && foldChanges(tx, index);
  });

async function begin(tx: Transaction, index: FacetIndex): Promise<true> {
  await fold.empty(tx, index);
  await fold.placeAll(tx, index);
  await facetState.set(tx, index, 'filling');
  return true;
}

async function fillNext(tx: Transaction, index: FacetIndex): Promise<true> {
  const chunk = await fold.nextToFill(tx, index);
  if (chunk === undefined) {
    await fold.analyze(tx);
    await facetState.set(tx, index, 'filled');
  } else {
    await fold.fillChunk(tx, index, chunk);
  }
  return true;
}

/**
 * Takes changed listings into the index, with the notes of their changes: a count sees both or neither. What changes after
 * the notes were read has a note of its own.
 */
async function foldChanges(tx: Transaction, index: FacetIndex): Promise<boolean> {
  const notes = await fold.notes(tx, index, BATCH);
  if (notes.length === 0) return false;
  const listings = [...new Set(notes.map(({ listing_id }) => listing_id))];
  const left = await fold.leave(tx, index, listings);
  const shown = await fold.shown(tx, index, listings);
  await placeShown(tx, index, shown, left);
  const ids = shown.map(({ id }) => id);
  await fold.setBits(tx, index, left, ids);
  await fold.dropNotes(
    tx,
    notes.map(({ id }) => id),
  );
  return notes.length === BATCH;
}

/** Those that stay in their cluster go where they were, the others wherever there is room then. */
async function placeShown(
  tx: Transaction,
  index: FacetIndex,
  shown: readonly ShownListing[],
  left: readonly LeftPlace[],
): Promise<void> {
  const clusters = new Map(shown.map(({ id, cluster }) => [id, cluster]));
  const staying = left.filter((place) => clusters.get(place.listing_id) === place.cluster);
  await fold.take(tx, index, staying);
  const stays = new Set(staying.map(({ listing_id }) => listing_id));
  const coming = Map.groupBy(
    shown.filter(({ id }) => !stays.has(id)),
    ({ cluster }) => cluster,
  );
  for (const [cluster, some] of coming) {
    const free = await freePlaces(tx, index, cluster, some.length);
    const places = some.map(({ id }, turn) => ({ ...(free[turn] as Place), listing_id: id }));
    await fold.take(tx, index, places);
  }
}

/** As many places of a cluster that no listing has; it grows if it must. */
async function freePlaces(
  tx: Transaction,
  index: FacetIndex,
  cluster: string,
  count: number,
): Promise<Place[]> {
  for (;;) {
    const free = await fold.freePlaces(tx, index, cluster, count);
    if (free.length === count) return free;
    await fold.addChunk(tx, index, cluster);
  }
}
