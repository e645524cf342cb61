import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Ledger } from '../ledger.ts';
import { Random } from '../random.ts';
import { Attempts } from './attempts.ts';
import { Cluster } from './cluster.ts';
import { findLosses, lossesSoFar } from './findings.ts';
import { folderOfRun, runInNamespaces } from './namespaces.ts';
import { missingPrograms } from './programs.ts';
import { Readers } from './readers.ts';
import { queryOn, setScene } from './scene.ts';
import { storm } from './storm.ts';
import { Writers } from './writers.ts';

/** Without faults, in milliseconds: to compare with. */
const IDLE_MS = 30_000;

/**
 * `npm run chaos -- --cluster [--faults 20] [--seed 7]`: three machines in one, of the built product and Debian's packages, by
 * the files of deploy/cluster (cluster.ts). Breaks them at random, one at a time, under mixed writes. Needs root.
 * @returns true when something that was confirmed is lost.
 */
export async function runOnCluster(options: { faults: number; seed: number }): Promise<boolean> {
  const folder = folderOfRun();
  if (!folder) {
    const missing = missingPrograms();
    if (missing) throw new Error(missing);
    return (await runInNamespaces(tmpdir())) !== 0;
  }
  const random = new Random(options.seed);
  say(`seed ${options.seed}, everything in ${folder}`);
  const cluster = await Cluster.start(folder);
  const ledger = new Ledger();
  const counts = { guests: 800 + 7 * options.faults, stays: 60 };
  const scene = await setScene(cluster.database, ledger, cluster.sites, counts);
  const [reads, writes] = [new Attempts(), new Attempts()];
  const readers = new Readers(cluster.sites, reads);
  const writers = new Writers(scene, ledger, writes);
  const query = queryOn(cluster.database);
  // Once, so that all is kept.
  await wait(5_000);
  const began = performance.now();
  writers.begin(random.fork());
  await wait(IDLE_MS);
  const { failures } = readers;
  const record = { struck: [], reads, writes, failures, began, idleUntil: performance.now() };
  say('faults begin');
  try {
    const onWhole = async () => {
      for (const line of await lossesSoFar(query, ledger)) say(`LOST ${line}`);
    };
    await storm(cluster, random, { faults: options.faults, onWhole, say }, record.struck);
  } finally {
    await Promise.all([writers.end(), readers.end()]);
  }
  const { text, failed } = await findLosses(query, ledger, cluster.mailbox, record);
  process.stdout.write(`\n${text}\n\n`);
  return failed;
}

const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);
