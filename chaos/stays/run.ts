import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { boot } from '#server/boot.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/log/log.ts';
import { databaseUrl, forkWith } from '../several-processes.ts';
import { findFalseRefusals, findOverlaps, type Held } from './judge.ts';
import type { RaceReport, RaceTask } from './racer.ts';

const PROCESSES = 3;
const GUESTS_EACH = 3000;
/** Listings by their units; a third takes requests. */
const UNITS = [1, 1, 1, 1, 3, 3, 3, 30, 30];

/**
 * `npm run races -- [--actions 100000] [--seed 7]`: three processes book, ask for, accept, change, cancel, block and import
 * nights of the same stays at once. Exits with 1 when nights were held twice, or refused though they were free.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      actions: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const [actions, seed] = [Number(values.actions), Number(values.seed)];
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-races-'));
  const config = readConfig({ DATA_DIR: folder, DEMO_DATA: 'false', LOG_LEVEL: 'silent' });
  const { connection, databaseSettings, close } = await boot(config, createLog(config.logLevel));
  try {
    const stage = await setStage(connection.pool);
    const began = performance.now();
    const reports = await Promise.all(
      Array.from({ length: PROCESSES }, (_, at) =>
        race({
          dataDir: path.join(folder, `racer-${at}`),
          databaseUrl: databaseUrl(databaseSettings),
          seed: seed + at,
          actions: Math.ceil(actions / PROCESSES),
          atOnce: 4,
          host: stage.host,
          // A feed is of one process, so that its moves have an order.
          listings: stage.listings.map(({ id, feed }, each) => ({
            id,
            feed: each % PROCESSES === at ? feed : '',
          })),
          guests: stage.guests.slice(at * GUESTS_EACH, (at + 1) * GUESTS_EACH),
        }),
      ),
    );
    const seconds = (performance.now() - began) / 1000;
    process.exitCode = (await judge(connection.pool, reports, { seed, seconds })) ? 0 : 1;
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

const race = (task: RaceTask): Promise<RaceReport> =>
  forkWith<RaceReport>(path.join(import.meta.dirname, 'racer.ts'), task).first;

/** True if nothing was held twice, and nothing refused that was free. */
async function judge(
  pool: pg.Pool,
  reports: readonly RaceReport[],
  { seed, seconds }: { seed: number; seconds: number },
): Promise<boolean> {
  const unitsOf = (listing: number) => UNITS[listing] ?? 1;
  const held = reports.flatMap((report) => report.held);
  const imported = reports.flatMap((report) => report.imported);
  const overlaps = findOverlaps(held, unitsOf);
  const refused = reports.flatMap((report) => report.refused);
  const falsely = findFalseRefusals([...held, ...imported], refused, unitsOf);
  const missing = await countMissing(pool, held);
  const counts: Record<string, number> = {};
  for (const report of reports) {
    for (const [what, times] of Object.entries(report.counts)) {
      counts[what] = (counts[what] ?? 0) + times;
    }
  }
  const done = Object.values(counts).reduce((sum, times) => sum + times, 0);
  const said = Object.entries(counts).map(([what, times]) => `${what} ${times}`);
  process.stdout.write(
    `${done} actions by ${PROCESSES} processes in ${Math.round(seconds)} s, seed ${seed}: ${said.sort().join(', ')}\n` +
      `${overlaps.length} nights held twice, ${falsely.length} false among ${refused.length} refusals, ${missing} given but not in the database\n`,
  );
  for (const each of [...overlaps, ...falsely].slice(0, 5)) {
    process.stdout.write(`${JSON.stringify(each)}\n`);
  }
  return overlaps.length + falsely.length + missing === 0;
}

/** Counts what was given and not given back, but is not in the database, or the other way about. */
async function countMissing(pool: pg.Pool, held: readonly Held[]): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select id from held_nights');
  const inDatabase = new Set(rows.map(({ id }) => id));
  const given = held.filter(({ freed }) => freed === undefined) as (Held & { id: string })[];
  const lost = given.filter(({ id }) => !inDatabase.has(id)).length;
  return lost + Math.abs(inDatabase.size - given.length);
}

async function setStage(pool: pg.Pool) {
  const host = randomUUID();
  await pool.query(
    `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location, email_confirmed_at)
     values ($1, 'host@races.example', 'none', 'Property Owner', 'Naa', 'Lamptey', '+233244000000', 'Accra', now())`,
    [host],
  );
  const guests = await pool.query<{ id: string }>(
    `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location, email_confirmed_at, created_at)
     select gen_random_uuid(), 'guest' || n || '@races.example', 'none', 'Customer', 'Esi', 'Owusu', '+233244000001', 'Accra', now(),
       now() - interval '90 days' from generate_series(1, $1::integer) n returning id`,
    [PROCESSES * GUESTS_EACH],
  );
  const listings: { id: string; feed: string }[] = [];
  for (const [at, units] of UNITS.entries()) {
    const [id, feed] = [randomUUID(), randomUUID()];
    await pool.query(
      `insert into listings (id, kind, lister_id, name, description, price_pesewas, location, address, region, condition, property_type, subtype)
       values ($1, 'property', $2, 'Garden room', 'Quiet.', 45000, 'Osu', 'House 1', 'Greater Accra', 'Renovated', 'Short-Stay', 'Hotels')`,
      [id, host],
    );
    await pool.query(
      'insert into stay_rules (listing_id, rules, version, updated_at) values ($1, $2, 1, now())',
      [
        id,
        JSON.stringify({ ...PLAIN_RULES, units, booking: at % 3 === 0 ? 'on-request' : 'instant' }),
      ],
    );
    await pool.query(
      `insert into calendar_feeds (id, listing_id, name, channel, url, created_at, read_at, last_success_at)
       values ($1, $2, 'Other', 'other', 'https://races.example/a.ics', now(), now() + interval '1 day', now() + interval '1 day')`,
      [feed, id],
    );
    listings.push({ id, feed });
  }
  return { host, guests: guests.rows.map(({ id }) => id), listings };
}

await main();
