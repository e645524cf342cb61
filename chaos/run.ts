import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { playCustomer } from './actors/customer.ts';
import { playGuests } from './actors/guests.ts';
import { listStays, playLister } from './actors/lister.ts';
import { playReader } from './actors/reader.ts';
import { checkAll } from './findings.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { Inspector } from './inspector.ts';
import { Ledger } from './ledger.ts';
import { OutageWatch } from './outage-watch.ts';
import { Random } from './random.ts';
import { report } from './report.ts';
import { soak } from './soak.ts';
import { openStage } from './stage.ts';
import { type StormRecord, storm } from './storm.ts';

/** Stays to race for: few, so that dates clash. */
const STAYS = 4;

const PLAYS = [
  ...[playCustomer, playCustomer, playGuests, playGuests, playLister, playLister],
  ...[playReader, playReader],
];

/** The record of a soak, in which nothing is struck. */
const CALM: StormRecord = { struck: new Map(), kills: 0, strikes: [], seen: [] };

interface Options {
  kills: number;
  ms: number;
  processes: number;
  seed: number;
  /** Minutes that people act while nothing is struck; then what is held is looked at. */
  soak: number | undefined;
}

/**
 * `npm run chaos -- --kills 100 | --seconds 600 [--processes 3] [--seed 7] [--keep]`: kills, stops, freezes and cuts
 * the built product at random under mixed writes, and says what was lost. `--soak 60` strikes nothing for so many minutes, and
 * says whether files, connections and memory stay level. Ends with 1 when anything was lost, or grew.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string' },
      seconds: { type: 'string' },
      soak: { type: 'string' },
      processes: { type: 'string', default: '1' },
      seed: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  if (process.platform !== 'linux') throw new Error('Only on Linux: processes are found by /proc.');
  const options: Options = {
    kills: values.kills ? wholeNumber(values.kills) : Number.POSITIVE_INFINITY,
    ms: values.seconds
      ? wholeNumber(values.seconds) * 1000
      : values.kills
        ? Number.POSITIVE_INFINITY
        : 60_000,
    processes: wholeNumber(values.processes),
    seed: values.seed ? wholeNumber(values.seed) : Date.now() % 1_000_000,
    soak: values.soak ? wholeNumber(values.soak) : undefined,
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-chaos-'));
  say(`seed ${options.seed}, everything in ${folder}`);
  const stopping = new AbortController();
  const fleet = await startFleet(folder, options.processes);
  const onSignal = () => {
    // A second one ends it at once, and everything with it.
    if (stopping.signal.aborted) fleet.end().finally(() => process.exit(1));
    stopping.abort();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  // The PostgreSQL beside several processes is started here, by the product's own code: what that lets slip would have
  // ended a server.
  process.on('uncaughtException', (error) =>
    fleet.record.failures.push(`uncaught: ${error.stack}`),
  );
  try {
    process.exitCode = (await run(fleet, options, stopping.signal)) ? 1 : 0;
  } finally {
    await fleet.end();
    if (!values.keep && !process.exitCode) await rm(folder, { recursive: true, force: true });
    else say(`logs and data: ${folder}`);
  }
}

/** @returns whether anything was lost. */
async function run(fleet: Fleet, options: Options, stopped: AbortSignal): Promise<boolean> {
  const random = new Random(options.seed);
  const ledger = new Ledger();
  const inspector = new Inspector(fleet);
  let isOver = false;
  const stage = openStage(fleet.origin, ledger, () => isOver || stopped.aborted);
  await allUp(fleet);
  // Messages to the site are taken when somebody reads them, and people act at once.
  await inspector.query('insert into site_settings (settings) values ($1) on conflict do nothing', [
    { email: 'site@chaos.example', confirmEmails: false },
  ]);
  await listStays(stage, random.fork(), STAYS);

  const faults = random.fork();
  const actors = PLAYS.map((play) => play(stage, random.fork()));
  const watch = new OutageWatch(inspector);
  watch.start();
  try {
    const soaked =
      options.soak &&
      (await soak(fleet, inspector, { ms: options.soak * 60_000, isOver: stage.isOver, say }));
    const record = soaked
      ? CALM
      : await storm(fleet, inspector, ledger, faults, { end: options, isOver: stage.isOver, say });
    isOver = true;
    await Promise.all(actors);
    say('waiting until all is up and the queue is worked off …');
    await allUp(fleet);
    const checked = await checkAll(fleet, inspector, ledger, record.strikes, watch.outages);
    const { text, failed } = report(fleet, ledger, record, checked);
    process.stdout.write(`\n${text}\n${soaked ? soaked.table : ''}\n\n`);
    if (!soaked) return failed;
    for (const line of soaked.grown) say(line);
    return failed || soaked.grown.length > 0;
  } catch (error) {
    // A database that does not come back is a restart that failed, and leaves nothing to look at.
    process.stdout.write(`\nrestarts failed: ${error}\n${fleet.record.failures.join('\n')}\n`);
    return true;
  } finally {
    isOver = true;
    await Promise.all([watch.stop(), ...actors]);
  }
}

async function allUp({ processes, record }: Fleet): Promise<void> {
  const failures = record.failures.length;
  while (!processes.every(({ isUp }) => isUp)) {
    // What does not come back has been tried for a minute.
    if (record.failures.length > failures) return;
    await wait(50);
  }
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${text} is no whole number.`);
  return number;
}

const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);

await main();
