import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isLevel, type Sample } from './checks/level.ts';
import type { Fleet } from './fleet.ts';
import type { Inspector } from './inspector.ts';
import { type Listed, listProcesses } from './process-table.ts';

const SAMPLE_MS = 5_000;

/** What a soak found: a line for each that grew, and all that was seen as a table. */
export interface Soaked {
  grown: string[];
  table: string;
}

/** Strikes nothing, and looks at what the processes hold while people act, until it is over. */
export async function soak(
  { processes }: Pick<Fleet, 'processes'>,
  inspector: Inspector,
  { ms, isOver, say }: { ms: number; isOver: () => boolean; say: (line: string) => void },
): Promise<Soaked> {
  const samples: Sample[] = [];
  const endsAt = Date.now() + ms;
  while (Date.now() < endsAt && !isOver()) {
    await wait(SAMPLE_MS);
    const sample = await look(
      processes.flatMap(({ pid }) => pid ?? []),
      inspector,
    );
    samples.push(sample);
    if (samples.length % 12 === 0) say(lineOf(sample));
  }
  const names = ['files', 'connections', 'megabytes'] as const;
  return {
    grown: names.filter((name) => !isLevel(samples, name)).map((name) => `${name} grow`),
    table: names.map((name) => `| ${name} | ${rangeOf(samples, name)} |`).join('\n'),
  };
}

const lineOf = ({ files, connections, megabytes }: Sample) =>
  `${files} files, ${connections} connections, ${megabytes} MB`;

function rangeOf(samples: readonly Sample[], name: keyof Sample): string {
  const values = samples.map((sample) => sample[name]);
  return `${values[0]} at first, ${values.at(-1)} at last, ${Math.max(...values)} at most`;
}

/** What the processes, and those that they started but for PostgreSQL, hold at this moment. */
async function look(pids: readonly number[], inspector: Inspector): Promise<Sample> {
  const all = await listProcesses();
  const family = pids.flatMap((pid) => withDescendants(pid, all));
  const [files, bytes] = await Promise.all([
    Promise.all(family.map(openFilesOf)),
    Promise.all(family.map(bytesOf)),
  ]);
  const [sessions] = await inspector.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name like 'efie%'`,
  );
  return {
    files: sum(files),
    connections: sessions?.count ?? 0,
    megabytes: Math.round(sum(bytes) / 2 ** 20),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

function withDescendants(pid: number, all: readonly Listed[]): number[] {
  const children = all.filter(
    ({ parent, command }) => parent === pid && !/\bpostgres\b/.test(command),
  );
  return [pid, ...children.flatMap((child) => withDescendants(child.pid, all))];
}

const openFilesOf = (pid: number): Promise<number> =>
  readdir(`/proc/${pid}/fd`).then(
    ({ length }) => length,
    () => 0,
  );

/** Memory that is shared counts in parts, so that a sum is what a limit of all counts. */
const bytesOf = (pid: number): Promise<number> =>
  readFile(`/proc/${pid}/smaps_rollup`, 'utf8').then(
    (text) => Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024,
    () => 0,
  );
