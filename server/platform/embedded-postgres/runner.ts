import { execFile } from 'node:child_process';
import { chown, lchown, opendir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account to which root lends PostgreSQL: nobody else uses it, so no other program reads the database's files or
 * connects by its socket. systemd, Debian and the user namespaces of containers leave 60578–61183 unused
 * (https://systemd.io/UIDS-GIDS).
 */
export const OWN_ACCOUNT: Account = { uid: 60_777, gid: 60_777 };

/** The group that must be able to enter the folders above the database; undefined when PostgreSQL runs under our own account. */
export const postgresGroup = (): number | undefined =>
  process.getuid?.() === 0 ? OWN_ACCOUNT.gid : undefined;

/** The accounts that root lent PostgreSQL to in older versions; initdb wants an account with a name. */
export async function findNamedAccounts(): Promise<Account[]> {
  const found: Account[] = [];
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, name])).stdout) >>> 0),
      );
      if (uid !== undefined && gid !== undefined) found.push({ uid, gid });
    } catch {
      // There is no such user here.
    }
  }
  return found;
}

/** Node's spawn wants ids as signed 32-bit numbers: nobody is -2 on macOS, where files report 2³² - 2. */
export function signed({ uid, gid }: Account): Account {
  return { uid: uid | 0, gid: gid | 0 };
}

/** Gives a folder and everything in it to an account; the folder itself comes last, so that an interrupted change can be detected. */
export async function giveFolder(dir: string, { uid, gid }: Account): Promise<void> {
  for await (const entry of await opendir(dir)) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) await giveFolder(file, { uid, gid });
    else await lchown(file, uid, gid);
  }
  await chown(dir, uid, gid);
}

/** Runs PostgreSQL's programs: under which account, and by what means. */
export interface Runner {
  /** Owner of the database's files, as this process sees it. */
  readonly owner: Account;
  /** Options for spawning. */
  readonly as: Partial<Account>;
  /** Program and arguments to put in front of a command. */
  readonly prefix: readonly string[];
}

/** The programs' whole environment: no locale, no PG* variables. */
export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * Chooses how to run `postgres` on files in `dir`. An ordinary user runs it directly. Root, which PostgreSQL refuses,
 * lends it to an account of its own, or to the owner of the database's files if that is not root. If that account may
 * not enter the directories (a project in /root), it gets the one capability to pass them; failing that, a user
 * namespace hides that it is root.
 * @param filesOwner owner of the database's files, when there are any.
 * @throws Error that says what to do when no way works.
 */
export async function chooseRunner(
  postgres: string,
  dir: string,
  filesOwner: Account | undefined,
): Promise<Runner> {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (self.uid !== 0) return { owner: self, as: {}, prefix: [] };

  const named = await findNamedAccounts();
  const wasLent = named.some(({ uid }) => uid === filesOwner?.uid);
  const accounts: Account[] = [];
  if (filesOwner === undefined || wasLent) accounts.push(OWN_ACCOUNT);
  accounts.push(...(filesOwner === undefined ? named : [filesOwner]));
  const candidates = accounts.filter(({ uid }) => uid !== 0).flatMap(waysToRunAs);
  if (process.platform === 'linux' && (filesOwner === undefined || filesOwner.uid === 0)) {
    candidates.push({ owner: self, as: {}, prefix: ['unshare', '--user'] });
  }
  // Enter a folder that is to be handed over only once it has its new owner.
  const entered = wasLent ? path.dirname(dir) : dir;
  for (const runner of candidates) {
    if (await works(runner, postgres, entered)) return runner;
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and no other user can use ${postgres} and ${dir}. ` +
      'Move the project and DATA_DIR to where other users may enter (such as /srv), ' +
      'start Efie as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function waysToRunAs(account: Account): Runner[] {
  const plain = { owner: account, as: signed(account), prefix: [] };
  return process.platform === 'linux' ? [plain, ...withCapabilities(account)] : [plain];
}

/** initdb wants an account with a name: root lends it to one, in the group of the files' owner. */
export async function runnerOfInitdb(runner: Runner): Promise<Runner> {
  if (runner.owner.uid !== OWN_ACCOUNT.uid) return runner;
  const [named] = await findNamedAccounts();
  if (named === undefined) return runner;
  const account = { uid: named.uid, gid: runner.owner.gid };
  const [plain, ...others] = waysToRunAs(account);
  const same = others.find(({ prefix }) => prefix.at(-1) === runner.prefix.at(-1));
  return (runner.prefix.length > 0 ? same : plain) ?? runner;
}

/** Permission to read usually suffices; containers often grant only the wider one. */
function withCapabilities({ uid, gid }: Account): Runner[] {
  return ['dac_read_search', 'dac_override'].map((capability) => ({
    owner: { uid, gid },
    as: {},
    prefix: [
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      // PostgreSQL checks its own program with access(2), which otherwise ignores capabilities.
      '--securebits=+no_setuid_fixup',
      `--inh-caps=-all,+${capability}`,
      `--ambient-caps=-all,+${capability}`,
    ],
  }));
}

/** A server that cannot find its own program reports that, but still prints its version. */
async function works(runner: Runner, postgres: string, dir: string): Promise<boolean> {
  const [file = '', ...args] = [
    ...runner.prefix,
    ...['/bin/sh', '-c', 'cd "$1" && exec "$2" --version', 'sh', dir, postgres],
  ];
  try {
    const { stderr } = await execute(file, args, {
      ...runner.as,
      env: ENVIRONMENT,
      cwd: '/',
      timeout: 10_000,
    });
    return !stderr.includes('invalid binary');
  } catch {
    return false;
  }
}
