import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { DISK, type Machine, type Program, SETTINGS } from './machine.ts';
import { DOORS, NETWORK } from './namespaces.ts';

const POSTGRES = '/usr/lib/postgresql/15/bin';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Debian's packages that the cluster is made of, by a program of each. */
const PACKAGES = {
  'etcd-server': 'etcd',
  patroni: 'patroni',
  haproxy: 'haproxy',
  'postgresql-15': `${POSTGRES}/postgres`,
};

/** Why no cluster can be started here; undefined if one can. */
export function missingPrograms(): string | undefined {
  if (process.getuid?.() !== 0) return 'Only root can make machines of namespaces.';
  const missing = Object.entries(PACKAGES).filter(
    ([, program]) => spawnSync('sh', ['-c', 'command -v "$0"', program]).status !== 0,
  );
  if (missing.length === 0) return undefined;
  return `Install Debian's ${missing.map(([name]) => name).join(', ')} first.`;
}

/** As in deploy/cluster. */
export const [SUPERUSERS, OWNERS] = ['LONG-AND-RANDOM-1', 'LONG-AND-RANDOM-4'];
export const SESSION_SECRET = 'the same on all three machines, and long enough';

/** Ports of the runner. */
export const RUNNER = { smtp: 2525, s3: 9000 } as const;

export const deployed = (file: string): Promise<string> =>
  readFile(path.join(ROOT, 'deploy/cluster', file), 'utf8');

/** Debian's libfaketime; undefined without it, and clocks stay as they are. */
export const FAKETIME = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

/**
 * Starts a program whose clock follows the machine's; the one that measures durations goes on. Not etcd, which is linked
 * statically, and not Patroni: libfaketime breaks Python's time.sleep() after a pause.
 */
const WITH_CLOCK = FAKETIME
  ? [
      'env',
      `LD_PRELOAD=${FAKETIME}`,
      `FAKETIME_TIMESTAMP_FILE=${SETTINGS}/clock`,
      'FAKETIME_CACHE_DURATION=1',
      'FAKETIME_DONT_FAKE_MONOTONIC=1',
      'NO_FAKE_STAT=1',
    ]
  : [];

/** Has PostgreSQL's programs in the machine's settings, of which the server starts with the machine's clock. */
async function writePostgres(machine: Machine): Promise<void> {
  for (const file of globSync(`${POSTGRES}/*`)) {
    const start = [...WITH_CLOCK, file].join(' ');
    const isServer = path.basename(file) === 'postgres';
    const script = `#!/bin/sh\nexec ${isServer ? start : file} "$@"\n`;
    await machine.write(path.basename(file), script, 0o755);
  }
}

/** Writes the settings of a machine, and says what it runs: the files of deploy/cluster, with its name and address. */
export async function programsOf(
  machine: Machine,
  bucket: Record<string, string>,
): Promise<Program[]> {
  const { name, address } = machine;
  const patroni = (await deployed('patroni.yml'))
    .replace('name: one', `name: ${name}`)
    .replaceAll(/10\.0\.0\.11:(8008|5432)/g, `${address}:$1`)
    .replace(`bin_dir: ${POSTGRES}`, `bin_dir: ${SETTINGS}`);
  await writePostgres(machine);
  await machine.write('15-efie.yml', patroni);
  await machine.write('haproxy.cfg', await deployed('haproxy.cfg'));
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];
  return [
    {
      name: 'etcd',
      command: ['etcd'],
      env: await etcdOf(machine),
      restart: 'after signals',
      restartMs: 100,
    },
    {
      name: 'patroni',
      command: ['setpriv', ...asPostgres, 'patroni', `${SETTINGS}/15-efie.yml`],
      restart: 'never',
      restartMs: 0,
    },
    {
      name: 'haproxy',
      command: ['haproxy', '-db', '-f', `${SETTINGS}/haproxy.cfg`],
      restart: 'always',
      restartMs: 100,
    },
    {
      name: 'app',
      command: ['env', '-C', ROOT, ...WITH_CLOCK, process.execPath, 'build/server/index.js'],
      env: { ...parseEnv(await deployed('efie.env')), ...OWN_OF_APP, ...bucket },
      restart: 'always',
      restartMs: 1_000,
    },
  ];
}

const OWN_OF_APP = {
  NODE_ENV: 'production',
  DATA_DIR: `${DISK}/efie`,
  SESSION_SECRET,
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: `smtp://${DOORS[0]}:${RUNNER.smtp}`,
  DISK_RESERVE_MB: '64',
  WEB_CONCURRENCY: '1',
  LOG_LEVEL: 'warn',
};

async function etcdOf({ name, address }: Machine): Promise<Record<string, string>> {
  const { ETCD_INITIAL_CLUSTER: cluster = '', ...own } = parseEnv(await deployed('etcd.env'));
  const text = JSON.stringify({ ...own, ETCD_NAME: name });
  const env = JSON.parse(text.replaceAll(`${NETWORK}.11`, address)) as Record<string, string>;
  return { ...env, ETCD_INITIAL_CLUSTER: cluster };
}
