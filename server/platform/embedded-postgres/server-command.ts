import { createHash } from 'node:crypto';
import path from 'node:path';

/** The port only names the socket file: the server listens on no network. */
export const PORT = 5432;

/**
 * PostgreSQL's command line carries the process that started it. The operating system records the real parent, so the
 * two together tell whether that process still lives.
 */
const STARTED_BY = 'efie.started_by';

/** Appears in the titles of a server's children ("postgres: efie-…: checkpointer"), which name no directory. */
export function clusterName(dir: string): string {
  return `efie-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`;
}

/** Arguments of a server for `dir`, started by this process, listening only in `socketDir`. */
export function serverArguments(
  dir: string,
  socketDir: string,
  settings: Readonly<Record<string, string>>,
): string[] {
  const values: Record<string, string> = {
    [STARTED_BY]: String(process.pid),
    listen_addresses: '',
    // A list, in which only quotes keep a comma in a path from splitting it.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(PORT),
    cluster_name: clusterName(dir),
    ...settings,
  };
  return [
    '-D',
    dir,
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

export interface ServerCommand {
  /** Data directory as given on the command line. */
  readonly dir?: string;
  /** The process that started it, if that was an Efie. */
  readonly startedBy?: number;
}

/** Recognises PostgreSQL's main process by its command. */
export const isPostgres = (program: string): boolean => path.basename(program) === 'postgres';

/** Recognises a process forked by the server on `dir`. */
export function isChildOf(dir: string, command: string): boolean {
  return command.startsWith(`postgres: ${clusterName(dir)}: `);
}

const OURS = new RegExp(` -D (.+?) -c ${STARTED_BY.replace('.', '\\.')}=(\\d+)(?: |$)`);

/** Parses a process's command; undefined when it is not a PostgreSQL main process. */
export function parseServerCommand(program: string, command: string): ServerCommand | undefined {
  if (!isPostgres(program)) return undefined;
  const [, dir, startedBy] = OURS.exec(command) ?? [];
  if (dir !== undefined) return { dir, startedBy: Number(startedBy) };
  return { dir: / -D ?(\S+)/.exec(command)?.[1] };
}
