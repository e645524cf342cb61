import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { DatabasePool } from '#server/platform/database/pool.ts';
import { s3Environment, startS3Server } from '#server/testing/servers/s3-server.ts';
import type { Site } from '../caller.ts';
import { siteAt } from './door.ts';
import { Machine } from './machine.ts';
import { Mailbox } from './mailbox.ts';
import { CERTIFICATE, DOORS, NETWORK, openNetwork } from './namespaces.ts';
import { leaderOf, type Member, members } from './patroni.ts';
import { deployed, OWNERS, programsOf, RUNNER, SUPERUSERS } from './programs.ts';
import { until } from './shell.ts';

/** Where HAProxy leads to the primary, on every machine and for the runner. */
const PRIMARY = '127.0.0.1:5000';

/** The longest that the cluster may take to be whole again once what was broken is mended, in milliseconds. */
const WHOLE_MS = 120_000;

/** Asked on the primary: how many receive what it writes, and whether it waits for one of them. */
const STANDBYS = `select count(*)::integer as standbys, bool_or(sync_state = 'sync') as "inStep"
  from pg_stat_replication where state = 'streaming'`;

/**
 * Three machines in one, by the files of deploy/cluster: etcd, PostgreSQL under Patroni, HAProxy to the primary and Efie on
 * each; on the runner's side two HAProxies in front of the site, a bucket and a mail server. Within namespaces only.
 */
export class Cluster {
  readonly machines: readonly Machine[];
  readonly mailbox: Mailbox;
  /** To the primary, wherever it is. */
  readonly database: DatabaseConnection;
  readonly #superuser: pg.Pool;
  readonly #folder: string;

  private constructor(folder: string, mailbox: Mailbox) {
    this.#folder = folder;
    this.mailbox = mailbox;
    this.machines = ['one', 'two', 'three'].map(
      (name, at) => new Machine(name, `${NETWORK}.${11 + at}`, path.join(folder, name)),
    );
    const connectionString = `postgres://efie:${OWNERS}@${PRIMARY}/efie`;
    this.database = openDatabase({ connectionString, max: 10 }, () => {});
    this.#superuser = new DatabasePool({
      connectionString: `postgres://postgres:${SUPERUSERS}@${PRIMARY}/postgres`,
      max: 1,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
    }).on('error', () => {});
  }

  /** @throws when it does not begin within two minutes. */
  static async start(folder: string): Promise<Cluster> {
    await openNetwork();
    const mailbox = await Mailbox.open(DOORS[0], RUNNER.smtp);
    const bucket = await startS3Server({ host: DOORS[0], port: RUNNER.s3 });
    const cluster = new Cluster(folder, mailbox);
    await cluster.#start(s3Environment(bucket.settings));
    return cluster;
  }

  /** The site, by each of its doors. */
  readonly sites: readonly Site[] = DOORS.map(siteAt);

  /** Any Patroni that answers. */
  async patroni(): Promise<string> {
    return this.#anyOf((each) => members(each).then(() => each));
  }

  async primary(): Promise<Machine> {
    const name = await this.#anyOf(leaderOf);
    return this.machines.find((each) => each.name === name) as Machine;
  }

  /** What a machine's PostgreSQL is, as far as Patroni knows. */
  async roleOf({ name }: Machine): Promise<string> {
    return (await this.#members()).find((each) => each.name === name)?.role ?? 'unknown';
  }

  /** Waits until all machines do all that they should; starts what has ended. @throws after two minutes. */
  async whole(): Promise<void> {
    await until(
      'all machines in step',
      async () => {
        for (const machine of this.machines) machine.startAll();
        return (await this.#areInStep()) && (await this.#areServing());
      },
      WHOLE_MS,
    );
  }

  async #areInStep(): Promise<boolean> {
    const all = await this.#members();
    const { rows } = await this.#superuser.query<{ standbys: number; inStep: boolean }>(STANDBYS);
    return (
      all.length === this.machines.length &&
      all.every(({ state }) => state === 'running' || state === 'streaming') &&
      all.some(({ role }) => role === 'leader') &&
      all.some(({ role }) => role === 'sync_standby') &&
      rows[0]?.standbys === this.machines.length - 1 &&
      rows[0].inStep
    );
  }

  async #areServing(): Promise<boolean> {
    const asked = this.machines.flatMap(({ address }) => [
      `http://${address}:2379/health`,
      `http://${address}:3000/readyz?exclude=disk`,
    ]);
    const answers = await Promise.all(
      asked.map((url) => fetch(url, { signal: AbortSignal.timeout(2_000) })),
    );
    await Promise.all(answers.map((each) => each.arrayBuffer()));
    return answers.every(({ ok }) => ok);
  }

  #members(): Promise<Member[]> {
    return this.#anyOf(members);
  }

  /** @returns the first answer of a machine's Patroni. @throws when none answers. */
  async #anyOf<T>(ask: (patroni: string) => Promise<T>): Promise<T> {
    return Promise.any(this.machines.map(({ address }) => ask(`http://${address}:8008`)));
  }

  async #start(bucket: Record<string, string>): Promise<void> {
    await this.#startProxies();
    await Promise.all(this.machines.map((machine) => machine.makeDisk()));
    for (const machine of this.machines) {
      machine.programs = await programsOf(machine, bucket);
      await machine.powerOn();
      machine.start('etcd');
      machine.start('haproxy');
    }
    const [first] = this.machines as [Machine];
    first.start('patroni');
    await until('a primary', async () => (await this.primary()) === first);
    for (const machine of this.machines) machine.start('patroni');
    await this.#makeDatabase();
    await until('three in step', () => this.#areInStep());
    first.start('app');
    await until('an app', async () => (await fetch(`http://${first.address}:3000/readyz`)).ok);
    for (const machine of this.machines) machine.start('app');
    await this.whole();
  }

  /** To the primary, and in front of the site: one at each door. */
  async #startProxies(): Promise<void> {
    const site = (await deployed('haproxy-site.cfg')).replaceAll(
      '/etc/ssl/efie/site.pem',
      path.join(this.#folder, CERTIFICATE),
    );
    await this.#startProxy('to-primary', await deployed('haproxy.cfg'));
    for (const door of DOORS) {
      await this.#startProxy(`door-${door}`, site.replaceAll(/bind :/g, `bind ${door}:`));
    }
  }

  async #startProxy(name: string, settings: string): Promise<void> {
    const file = path.join(this.#folder, `${name}.cfg`);
    await writeFile(file, settings);
    const log = openSync(path.join(this.#folder, `${name}.log`), 'a');
    spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] });
    closeSync(log);
  }

  async #makeDatabase(): Promise<void> {
    const client = this.#superuser;
    await until('HAProxy leads to the primary', async () => Boolean(await client.query('select')));
    await client.query(`create role efie login password '${OWNERS}'`);
    await client.query('create database efie owner efie');
  }
}
