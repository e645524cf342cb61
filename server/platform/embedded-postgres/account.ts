import { execFile } from 'node:child_process';
import { chown, lchown, opendir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Whom root lends PostgreSQL to: an account of nobody else, so that no other program reads the database's files or
 * connects by its socket. systemd, Debian and the user namespaces of containers leave 60578–61183 unused
 * (https://systemd.io/UIDS-GIDS).
 */
export const OWN_ACCOUNT: Account = { uid: 60_777, gid: 60_777 };

/** The group that must be able to pass the folders above the database; undefined when PostgreSQL runs as we do. */
export const postgresGroup = (): number | undefined =>
  process.getuid?.() === 0 ? OWN_ACCOUNT.gid : undefined;

/** The accounts that root lent PostgreSQL to before; initdb wants one that has a name. */
export async function findNamedAccounts(): Promise<Account[]> {
  const found: Account[] = [];
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(
          async (flag) => Number((await promisify(execFile)('id', [flag, name])).stdout) >>> 0,
        ),
      );
      if (uid !== undefined && gid !== undefined) found.push({ uid, gid });
    } catch {
      // No such user here.
    }
  }
  return found;
}

/** To spawn, Node wants ids as 32 bits with a sign: nobody is -2 on macOS, where files say 2³² - 2. */
export function signed({ uid, gid }: Account): Account {
  return { uid: uid | 0, gid: gid | 0 };
}

/** Gives a folder and all that is in it to an account; the folder itself last, so that a broken-off change is seen. */
export async function giveFolder(dir: string, { uid, gid }: Account): Promise<void> {
  for await (const entry of await opendir(dir)) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) await giveFolder(file, { uid, gid });
    else await lchown(file, uid, gid);
  }
  await chown(dir, uid, gid);
}
