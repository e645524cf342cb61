import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { childrenOf, type Listed } from './process-table.ts';

/** The main process of a PostgreSQL, and where its socket is. */
export interface Postmaster {
  pid: number;
  socketDir: string;
  port: number;
}

/** Reads `postmaster.pid`; undefined while no server has the directory, or one has only begun to write it. */
export async function readPostmaster(directory: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketDir] = text.split('\n');
  if (!socketDir || !Number(pid) || !Number(port)) return undefined;
  return { pid: Number(pid), socketDir, port: Number(port) };
}

/** Its processes that serve a connection: `postgres: [cluster: ]role database address …`. */
export async function backendsOf({ pid }: Postmaster): Promise<Listed[]> {
  return (await childrenOf(pid)).filter(({ command }) =>
    /^postgres: (\S+: )?\w+ \w+ (\[local\]|\d)/.test(command),
  );
}
