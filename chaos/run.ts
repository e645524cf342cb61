import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { playCustomer } from './actors/customer.ts';
import { playGuests } from './actors/guests.ts';
import { listStays, playLister } from './actors/lister.ts';
import { playReader } from './actors/reader.ts';
import { runOnCluster } from './cluster/run.ts';
import { Efie } from './efie.ts';
import { findLosses } from './findings.ts';
import { Ledger } from './ledger.ts';
import { queryOf } from './query.ts';
import { Random } from './random.ts';
import { openStage } from './stage.ts';
import { storm } from './storm.ts';

/** Stays to race for: few, so that dates clash. */
const STAYS = 4;

const PLAYS = [
  ...[playCustomer, playCustomer, playGuests, playGuests, playLister, playLister],
  ...[playReader, playReader],
];

/**
 * `npm run chaos -- --kills 100 | --seconds 600 [--seed 7]`: kills, stops, freezes and cuts the built product at random under
 * mixed writes, and reports losses. Exits with 1 when there are any. With `--cluster` three machines (cluster/run.ts).
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      cluster: { type: 'boolean', default: false },
      faults: { type: 'string', default: '20' },
      kills: { type: 'string', default: 'Infinity' },
      seconds: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  if (process.platform !== 'linux') throw new Error('Only on Linux.');
  if (values.cluster) {
    const cluster = { faults: Number(values.faults), seed: Number(values.seed) };
    // What it has started keeps on until it ends.
    process.exit((await runOnCluster(cluster)) ? 1 : 0);
  }
  const kills = Number(values.kills);
  const seconds = Number(values.seconds ?? (Number.isFinite(kills) ? 'Infinity' : 60));
  const options = { kills, ms: seconds * 1000, seed: Number(values.seed) };
  if (Object.values(options).some((value) => !(value > 0))) throw new Error('No such number.');
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-chaos-'));
  say(`seed ${options.seed}, everything in ${folder}`);
  const stopping = new AbortController();
  const efie = await Efie.start(folder);
  const onSignal = () => {
    // A second signal ends everything at once.
    if (stopping.signal.aborted) efie.end().finally(() => process.exit(1));
    stopping.abort();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  try {
    process.exitCode = (await run(efie, options, stopping.signal)) ? 1 : 0;
  } finally {
    await efie.end();
    if (process.exitCode) say(`log and data: ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
}

/** @returns true when anything was lost. */
async function run(
  efie: Efie,
  { seed, ...end }: { seed: number; kills: number; ms: number },
  stopped: AbortSignal,
): Promise<boolean> {
  const random = new Random(seed);
  const ledger = new Ledger();
  const query = queryOf(efie.databaseDir);
  let isOver = false;
  const stage = openStage(efie, ledger, () => isOver || stopped.aborted);
  await efie.served();
  // Lets people act without confirming their address.
  await query('insert into site_settings (settings) values ($1) on conflict do nothing', [
    { confirmEmails: false },
  ]);
  await listStays(stage, random.fork(), STAYS);

  const faults = random.fork();
  const actors = PLAYS.map((play) => play(stage, random.fork()));
  try {
    const record = await storm(efie, query, faults, { end, isOver: stage.isOver, say });
    isOver = true;
    await Promise.all(actors);
    say('waiting until it is up and the queue is worked off …');
    await efie.served();
    const { text, failed } = await findLosses(efie, query, ledger, record);
    process.stdout.write(`\n${text}\n\n`);
    return failed;
  } catch (error) {
    // A database that does not come back is a failed restart, and leaves nothing to check.
    process.stdout.write(`\nrestarts failed: ${error}\n${efie.failures.join('\n')}\n`);
    return true;
  } finally {
    isOver = true;
    await Promise.all(actors);
  }
}

const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);

await main();
