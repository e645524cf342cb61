import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** How PostgreSQL's programs are run: as which account, and by what means. */
export interface Runner {
  /** Who owns the database's files, as this process sees it. */
  readonly owner: Account;
  /** Options for spawning. */
  readonly as: Partial<Account>;
  /** Program and arguments to put before a command. */
  readonly prefix: readonly string[];
}

/** All that the programs get to see of the environment: no locale, no PG* variables. */
export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

const execute = promisify(execFile);

/**
 * Chooses how to run `postgres` on files in `dir`. An ordinary user runs it directly. Root, which
 * PostgreSQL refuses, lends it to the owner of the database's files, or else to the user postgres
 * or nobody. Where that user may not enter the directories (a project in /root), it gets the one
 * capability to pass them; failing that, a user namespace hides that it is root.
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

  const candidates: Runner[] = [];
  const account = filesOwner ?? (await findUnprivilegedAccount());
  if (account !== undefined && account.uid !== 0) {
    candidates.push({ owner: account, as: signed(account), prefix: [] });
    if (process.platform === 'linux') candidates.push(...withCapabilities(account));
  }
  if (process.platform === 'linux' && (filesOwner === undefined || filesOwner.uid === 0)) {
    candidates.push({ owner: self, as: {}, prefix: ['unshare', '--user'] });
  }
  for (const runner of candidates) {
    if (await works(runner, postgres, dir)) return runner;
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and no other user can use ${postgres} and ${dir}. ` +
      'Move the project and DATA_DIR to where other users may enter (such as /srv), ' +
      'start Efie as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

async function findUnprivilegedAccount(): Promise<Account | undefined> {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, name])).stdout) >>> 0),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // No such user here.
    }
  }
  return undefined;
}

/** To spawn, Node wants ids as 32 bits with a sign: nobody is -2 on macOS, where files say 2³² - 2. */
function signed({ uid, gid }: Account): Account {
  return { uid: uid | 0, gid: gid | 0 };
}

/** Reading suffices as a rule; containers often grant only the wider one. */
function withCapabilities({ uid, gid }: Account): Runner[] {
  return ['dac_read_search', 'dac_override'].map((capability) => ({
    owner: { uid, gid },
    as: {},
    prefix: [
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      // PostgreSQL checks its own program with access(2), which else sets capabilities aside.
      '--securebits=+no_setuid_fixup',
      `--inh-caps=-all,+${capability}`,
      `--ambient-caps=-all,+${capability}`,
    ],
  }));
}

/** A server that cannot find its own program says so, but still tells its version. */
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
