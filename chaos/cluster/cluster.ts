import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { leaderOf, members } from './patroni.ts';

const NAMES = ['one', 'two', 'three'] as const;
type Name = (typeof NAMES)[number];

/** As in deploy/cluster. */
const [SUPERUSERS, OWNERS] = ['LONG-AND-RANDOM-1', 'LONG-AND-RANDOM-4'];
/** Port of what each machine has under the same number. */
const PORTS = { etcd: 23790, peer: 23800, postgres: 55430, patroni: 58080, app: 33100 };
const [PRIMARY_PORT, SITE_PORT] = [55440, 33110];
const SITE = `http://127.0.0.1:${SITE_PORT}`;
const START_MS = 120_000;

/** Debian's packages that the cluster is made of: patroni, etcd-server, haproxy, postgresql-15. */
const PROGRAMS = ['etcd', 'patroni', 'haproxy', '/usr/lib/postgresql/15/bin/postgres'];

/** The programs that are not there. */
export const missingPrograms = (): string[] =>
  PROGRAMS.filter((program) => {
    try {
      execFileSync('sh', ['-c', 'command -v "$0"', program]);
      return false;
    } catch {
      return true;
    }
  });

/**
 * Three machines in one, by the files of deploy/cluster with other addresses: etcd, PostgreSQL under Patroni and Efie on each,
 * HAProxy to the primary and in front of the site.
 */
export class Cluster {
  readonly site = SITE;
  readonly #folder: string;
  readonly #running = new Map<string, ChildProcess>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param folder empty, and open to the user postgres. @throws when it does not begin within two minutes. */
  static async start(folder: string): Promise<Cluster> {
    const cluster = new Cluster(folder);
    try {
      await cluster.#start();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Any Patroni that answers. */
  async patroni(): Promise<string> {
    for (const name of NAMES) {
      const address = `http://127.0.0.1:${port('patroni', name)}`;
      if (await members(address).catch(() => undefined)) return address;
    }
    throw new Error('No Patroni answers.');
  }

  /** Kills the primary with its Patroni, as when its machine loses power. @returns what happened. */
  async killPrimary(): Promise<string> {
    const name = (await leaderOf(await this.patroni())) as Name;
    this.#kill(`patroni-${name}`);
    const pid = Number(
      (await readFile(this.#dataOf(name, 'postmaster.pid'), 'utf8')).split('\n')[0],
    );
    process.kill(pid, 'SIGKILL');
    return `The primary ${name} was killed, with its Patroni.`;
  }

  /** Starts each Patroni that was killed, and waits until all three are in step. */
  async mend(): Promise<void> {
    for (const name of NAMES) {
      if (!this.#running.has(`patroni-${name}`)) await this.#startPatroni(name);
    }
    await until(async () => {
      const all = await members(await this.patroni());
      return all.length === NAMES.length && all.some(({ role }) => role === 'sync_standby');
    });
  }

  async stop(): Promise<void> {
    for (const name of NAMES) this.#running.get(`app-${name}`)?.kill('SIGKILL');
    for (const name of NAMES) this.#running.get(`patroni-${name}`)?.kill('SIGTERM');
    await wait(3_000);
    for (const child of this.#running.values()) child.kill('SIGKILL');
    for (const name of NAMES) {
      const pid = await readFile(this.#dataOf(name, 'postmaster.pid'), 'utf8').catch(() => '');
      if (pid) tryKill(Number(pid.split('\n')[0]));
    }
  }

  async #start(): Promise<void> {
    for (const name of NAMES) await this.#startEtcd(name);
    await until(() => isHealthy(`http://127.0.0.1:${port('etcd', 'one')}/health`));
    for (const name of NAMES) {
      await this.#startPatroni(name);
      if (name === 'one') await until(async () => Boolean(await leaderOf(await this.patroni())));
    }
    await this.mend();
    await this.#startProxy();
    await this.#makeDatabase();
    for (const name of NAMES) {
      this.#startApp(name);
      await until(() => isHealthy(`http://127.0.0.1:${port('app', name)}/readyz`));
    }
    await until(() => isHealthy(`${SITE}/readyz`));
  }

  async #startEtcd(name: Name): Promise<void> {
    const file = await deployed('etcd.env');
    const peers = NAMES.map((each) => `${each}=http://127.0.0.1:${port('peer', each)}`).join();
    const peer = `http://127.0.0.1:${port('peer', name)}`;
    const client = `http://127.0.0.1:${port('etcd', name)}`;
    const own: Record<string, string> = {
      ETCD_NAME: name,
      ETCD_DATA_DIR: path.join(this.#folder, `etcd-${name}`),
      ETCD_LISTEN_PEER_URLS: peer,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
      ETCD_LISTEN_CLIENT_URLS: client,
      ETCD_ADVERTISE_CLIENT_URLS: client,
      ETCD_INITIAL_CLUSTER: peers,
    };
    const given = Object.fromEntries(
      [...file.matchAll(/^(\w+)="(.*)"$/gm)].map(([, key = '', value = '']) => [key, value]),
    );
    this.#spawn(`etcd-${name}`, 'etcd', [], { ...given, ...own });
  }

  async #startPatroni(name: Name): Promise<void> {
    const sockets = path.join(this.#folder, `sockets-${name}`);
    const text = (await deployed('patroni.yml'))
      .replace('name: one', `name: ${name}`)
      .replaceAll('10.0.0.11:8008', `127.0.0.1:${port('patroni', name)}`)
      .replaceAll('10.0.0.11:5432', `127.0.0.1:${port('postgres', name)}`)
      .replace(
        /hosts: .*/,
        `hosts: ${NAMES.map((each) => `127.0.0.1:${port('etcd', each)}`).join()}`,
      )
      .replace('/var/lib/postgresql/15/efie', this.#dataOf(name))
      .replace('/var/lib/postgresql/.pgpass-patroni', path.join(this.#folder, `pgpass-${name}`))
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace('  pgpass:', `  parameters:\n    unix_socket_directories: ${sockets}\n  pgpass:`);
    const file = path.join(this.#folder, `patroni-${name}.yml`);
    await writeFile(file, text);
    await mkdir(sockets, { recursive: true });
    const postgres = postgresUser();
    if (postgres) {
      for (const each of [this.#folder, sockets, file]) await chown(each, ...postgres);
    }
    await chmod(this.#folder, 0o755);
    const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups', 'patroni', file];
    if (postgres) this.#spawn(`patroni-${name}`, 'setpriv', asPostgres);
    else this.#spawn(`patroni-${name}`, 'patroni', [file]);
  }

  async #startProxy(): Promise<void> {
    let text = (await deployed('haproxy.cfg')).replace(
      '127.0.0.1:5000',
      `127.0.0.1:${PRIMARY_PORT}`,
    );
    for (const [at, name] of NAMES.entries()) {
      text = text.replace(
        `10.0.0.1${at + 1}:5432 check port 8008`,
        `127.0.0.1:${port('postgres', name)} check port ${port('patroni', name)}`,
      );
    }
    const apps = NAMES.map((name) => `    server ${name} 127.0.0.1:${port('app', name)} check`);
    const file = path.join(this.#folder, 'haproxy.cfg');
    await writeFile(file, `${text}${IN_FRONT}${apps.join('\n')}\n`);
    this.#spawn('haproxy', 'haproxy', ['-f', file, '-db']);
  }

  async #makeDatabase(): Promise<void> {
    const pool = new pg.Pool({
      host: '127.0.0.1',
      port: PRIMARY_PORT,
      user: 'postgres',
      password: SUPERUSERS,
      database: 'postgres',
    });
    await until(() => pool.query('select').then(() => true));
    await pool.query(`create role efie login password '${OWNERS}'`);
    await pool.query('create database efie owner efie');
    await pool.end();
  }

  #startApp(name: Name): void {
    this.#spawn(`app-${name}`, process.execPath, ['build/server/index.js'], {
      NODE_ENV: 'production',
      DATA_DIR: path.join(this.#folder, `data-${name}`),
      APP_URL: SITE,
      HOST: '127.0.0.1',
      PORT: String(port('app', name)),
      TRUST_PROXY: 'loopback',
      WEB_CONCURRENCY: '1',
      DATABASE_URL: `postgres://efie:${OWNERS}@127.0.0.1:${PRIMARY_PORT}/efie`,
      SESSION_SECRET: 'the same on all three machines, and long enough',
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
    });
  }

  #spawn(name: string, command: string, args: string[], env: Record<string, string> = {}): void {
    const log = openSync(path.join(this.#folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#running.set(name, child);
    child.once('exit', () => this.#running.delete(name));
  }

  #kill(name: string): void {
    this.#running.get(name)?.kill('SIGKILL');
  }

  #dataOf(name: Name, file = ''): string {
    return path.join(this.#folder, `postgres-${name}`, file);
  }
}

/** What nginx does on real machines. */
const IN_FRONT = `
listen site
    mode http
    bind 127.0.0.1:${SITE_PORT}
    retries 2
    option redispatch
    timeout client 60s
    timeout server 60s
    option httpchk GET /healthz
    default-server inter 1s fall 2 rise 1
`;

const port = (what: keyof typeof PORTS, name: Name) => PORTS[what] + NAMES.indexOf(name);

const deployed = (file: string) =>
  readFile(path.resolve(import.meta.dirname, '../../deploy/cluster', file), 'utf8');

/** User and group that PostgreSQL runs as; undefined unless we are root, as which it refuses to run. */
function postgresUser(): [uid: number, gid: number] | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const of = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return [of('-u'), of('-g')];
}

const isHealthy = async (url: string) => (await fetch(url)).ok;

/** Asks until the answer is yes. @throws after two minutes. */
async function until(ask: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    if (await ask().catch(() => false)) return;
    if (Date.now() > end) throw new Error(`The cluster did not get there: ${ask}`);
    await wait(250);
  }
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
