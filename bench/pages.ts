import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { adoptFiles, LISTER, startBenchPostgres } from './database.ts';
import { startEfie } from './servers.ts';
import { type Comparison, compareWithBare } from './throughput.ts';

const LISTINGS = 100_000;

type Row = [what: string, figure: string, target: string];

/** Pages and lists against bare routes with the same bytes: at rest, beside writes, and while listings change. */
export async function measurePages(): Promise<Row[]> {
  const postgres = await startBenchPostgres();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-pages-'));
  try {
    const { url: databaseUrl, connection } = await postgres.withListings(LISTINGS);
    await adoptFiles(connection, dataDir);
    const efie = await startEfie({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for measuring, 32 characters',
    });
    try {
      return await measure(efie.origin, connection);
    } finally {
      await efie.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(origin: string, connection: DatabaseConnection): Promise<Row[]> {
  const [{ _id: id }] = (await (await fetch(`${origin}/api/properties?limit=1`)).json()) as [
    { _id: string },
  ];
  const pages = { home: '/', list: '/property-rentals', detail: `/property/${id}` };
  const unrelated = (perSecond: number) => () => writeOften(connection, perSecond, UNRELATED);
  const listings = () => writeOften(connection, 1, CHANGE);
  const rows: Row[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const address = origin + page;
    rows.push([
      `${name} page, against a bare route with the same bytes (brotli)`,
      said(await compareWithBare(address)),
      '≥ 0.7',
    ]);
    rows.push([
      '… beside 5 unrelated writes a second',
      said(await compareWithBare(address, unrelated(5))),
      '≥ 0.6',
    ]);
    rows.push([
      '… while a listing changes every second',
      said(await compareWithBare(address, listings)),
      '≥ 0.4',
    ]);
  }
  const list = `${origin}/api/properties?limit=24`;
  rows.push([
    'list call of 24, against a bare route (brotli)',
    said(await compareWithBare(list)),
    '',
  ]);
  rows.push([
    '… beside 50 unrelated writes a second',
    said(await compareWithBare(list, unrelated(50))),
    '≥ 0.5',
  ]);
  return rows;
}

/** A write that changes nothing visitors see, and one that does. */
const UNRELATED = 'update users set updated_at = now() where email = $1';
const CHANGE = `
  with changed as (
    update listings set description = description || '.' where id = (
      select id from listings where kind = 'property' and lister_id = (select id from users where email = $1) limit 1)
    returning id)
  select pg_notify('efie_changes', topic) from changed, unnest(array['properties', 'property:' || id]) as topic`;

/** Runs a statement this many times a second until it is stopped. */
function writeOften({ pool }: DatabaseConnection, perSecond: number, statement: string) {
  const written: Promise<unknown>[] = [];
  const timer = setInterval(() => written.push(pool.query(statement, [LISTER])), 1_000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(written);
  };
}

const said = ({ ours, bare, ratio }: Comparison) =>
  `${ratio.toFixed(2)} (${Math.round(ours)} of ${Math.round(bare)} a second)`;
