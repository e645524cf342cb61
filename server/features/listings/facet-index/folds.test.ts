import { beforeAll, expect, test } from 'vitest';
import type { FacetsResponse } from '#domain/facets/schema.ts';
import { foldFacets, indexFacets } from '#server/testing/indexed-facets.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const LISTINGS = 40;
const WRITERS = 3;
const CHANGES = 40;

const efie = bootTestApp({ breaksConnections: true });
let ids: string[];

beforeAll(async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  ids = await Promise.all(
    Array.from({ length: LISTINGS }, () =>
      propertyRow(efie.platform, id, { region: 'Volta', status: 'available' }),
    ),
  );
  await indexFacets(efie.platform);
});

const sql = async (text: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(text, values)).rows;

async function counts(): Promise<FacetsResponse> {
  const response = await efie.app.inject({ url: '/api/properties/facets' });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const sum = (options: Readonly<Record<string, number>> = {}) =>
  Object.values(options).reduce((a, b) => a + b, 0);

test('while listings change, two processes fold and somebody counts, none is counted twice or left out', {
  timeout: 30_000,
}, async () => {
  let busy = true;
  const write = async (writer: number) => {
    for (let n = 0; n < CHANGES; n += 1) {
      const id = ids[(n * WRITERS + writer) % LISTINGS];
      const [region, status] = n % 2 ? ['Volta', 'rented'] : ['Oti', 'available'];
      await sql('update listings set region = $2, status = $3 where id = $1', id, region, status);
    }
  };
  const whileBusy = async (work: () => Promise<unknown>) => {
    while (busy) await work();
  };
  const look = async () => {
    const { region, status } = await counts();
    expect([sum(region), sum(status)]).toEqual([LISTINGS, LISTINGS]);
  };
  const others = [
    whileBusy(() => foldFacets(efie.platform)),
    whileBusy(() => foldFacets(efie.platform)),
    whileBusy(look),
  ];
  try {
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  } finally {
    busy = false;
  }
  await Promise.all(others);
  await foldFacets(efie.platform);
  expect(await sql('select from facets.changes')).toEqual([]);
  const rows = await sql('select region, count(*)::int as listings from listings group by region');
  const { region } = await counts();
  expect(region).toMatchObject(Object.fromEntries(rows.map((row) => [row.region, row.listings])));
});

test('a fold that is killed has done nothing, and is done again', async () => {
  await sql(`update listings set status = 'sold' where id = any($1)`, ids.slice(0, 5));
  const before = (await counts()).status;
  expect(before?.sold).toBe(5);
  const holding = await efie.connection.pool.connect();
  // It waits at its end, when all else is written.
  await holding.query('begin');
  await holding.query('select from facets.changes for update');
  const broken = foldFacets(efie.platform).catch((error: Error) => error);
  const isWaiting = () =>
    sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%delete from facets.changes%'`);
  await expect.poll(isWaiting).not.toEqual([]);
  expect(await broken).toBeInstanceOf(Error);
  await holding.query('rollback');
  holding.release();
  expect((await counts()).status).toEqual(before);
  await foldFacets(efie.platform);
  expect(await sql('select from facets.changes')).toEqual([]);
  expect((await counts()).status).toEqual(before);
});

test('a fill that is broken off goes on', async () => {
  const before = await counts();
  await sql(`update facets.state set stage = 'waiting'`);
  let asked = 0;
  const signal = {
    get aborted() {
      asked += 1;
      return asked > 2;
    },
  };
  await foldFacets(efie.platform, signal as AbortSignal);
  expect(await sql('select is_filled from facets.chunks order by id')).toEqual([
    { is_filled: true },
    { is_filled: false },
  ]);
  expect(await counts()).toEqual(before);
  await sql(`update listings set region = 'Oti' where id = $1`, ids[0]);
  const changed = await counts();
  await foldFacets(efie.platform);
  expect(await sql('select from facets.state where stage <> $1', 'filled')).toEqual([]);
  expect(await sql('select from facets.changes')).toEqual([]);
  expect(await counts()).toEqual(changed);
});

test('an index is rebuilt that no process of its version looks at any more', async () => {
  const before = (await counts()).status;
  await foldFacets(efie.platform);
  const [{ edition }] = await sql(`select edition from facets.state where kind = 'property'`);
  const another = (seen: string) =>
    sql(`update facets.state set edition = 'another', seen_at = now() - $1::interval`, seen);
  const isOurs = async () =>
    (await sql(`select from facets.state where edition = $1 and stage = 'filled'`, edition)).length;
  await another('4 minutes');
  await foldFacets(efie.platform);
  expect(await isOurs()).toBe(0);
  await another('6 minutes');
  await foldFacets(efie.platform);
  expect(await isOurs()).toBe(1);
  expect((await counts()).status).toEqual(before);
});

test('an index of another version is neither read nor changed', async () => {
  await sql(`update facets.state set edition = 'another'`);
  await sql(`update listings set status = 'rented' where id = $1`, ids[39]);
  const bits = await sql('select * from facets.bits order by chunk, key');
  await sql(`update facets.bits set bits = ~bits`);
  const { status } = await counts();
  expect(sum(status)).toBe(LISTINGS);
  await sql(`update facets.bits set bits = ~bits`);
  await foldFacets(efie.platform);
  expect(await sql('select * from facets.bits order by chunk, key')).toEqual(bits);
  await indexFacets(efie.platform);
  expect(await sql('select from facets.changes')).toEqual([]);
  expect((await counts()).status).toEqual(status);
});
