import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '#server/platform/process-table.ts';
import { run } from './shell.ts';

/** The folder of a run, for the program within the namespaces. */
const FOLDER = 'EFIE_CLUSTER';

/** The network of the machines, as in deploy/cluster. */
export const NETWORK = '10.0.0';

/** The site's certificate with its key, in the folder of a run. */
export const CERTIFICATE = 'site.pem';

/** The addresses at which the site is reached, on the runner's side. */
export const DOORS = [`${NETWORK}.1`, `${NETWORK}.2`] as const;

/** The folder of this run; undefined outside the namespaces. */
export const folderOfRun = (): string | undefined => process.env[FOLDER];

/**
 * Runs this program again as the first process of namespaces of its own: whatever it mounts, and every process and network
 * that it makes, is gone when it ends, however it ends.
 * @param parent of the folder of its own that it gets. Those of runs that were killed are removed: disks are large.
 * @returns its exit code.
 */
export async function runInNamespaces(parent: string): Promise<number> {
  const folder = await newFolderIn(parent);
  const own = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn(
    'setpriv',
    ['--pdeathsig', 'KILL', 'unshare', ...own, process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, ...(await certify(folder)), [FOLDER]: folder } },
  );
  const stop = () => child.kill('SIGKILL');
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = await once(child, 'exit');
  if (code === 0) await rm(folder, { recursive: true });
  else process.stdout.write(`logs and data: ${folder}\n`);
  return code ?? 1;
}

async function newFolderIn(parent: string): Promise<string> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^efie-cluster-(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(path.join(parent, name), { recursive: true });
  }
  const folder = path.join(parent, `efie-cluster-${process.pid}`);
  await mkdir(folder);
  return folder;
}

/** Makes the site's certificate. @returns the environment in which Node trusts it. */
async function certify(folder: string): Promise<Record<string, string>> {
  const [file, key] = [path.join(folder, CERTIFICATE), path.join(folder, 'key.pem')];
  const names = ['DNS:efie.example', ...DOORS.map((door) => `IP:${door}`)].join();
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=efie.example', '-addext', `subjectAltName=${names}`];
  await run('openssl', 'req', '-x509', ...kind, ...subject, '-keyout', key, '-out', file);
  await appendFile(file, await readFile(key));
  return { NODE_EXTRA_CA_CERTS: file };
}

/** A switch between the machines, with the runner at the addresses of the doors. */
export async function openNetwork(): Promise<void> {
  await run('ip', 'link', 'set', 'lo', 'up');
  await run('ip', 'link', 'add', 'efie', 'type', 'bridge');
  for (const door of DOORS) await run('ip', 'address', 'add', `${door}/24`, 'dev', 'efie');
  await run('ip', 'link', 'set', 'efie', 'up');
}
