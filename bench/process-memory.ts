import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const EVERY_MS = 200;

/** Peaks of resident memory in bytes, of a process and its children. */
export interface MemoryPeaks {
  /** The process itself. */
  own: number;
  /** The largest child. */
  child: number;
  /** All together at one time; shared memory counts for each. */
  all: number;
  /** The most children at one time. */
  children: number;
}

/** Watches a process until told to stop. */
export function watchMemory(pid: number): { stop(): Promise<MemoryPeaks> } {
  const peaks: MemoryPeaks = { own: 0, child: 0, all: 0, children: 0 };
  let watching = true;
  const watched = (async () => {
    while (watching) {
      const processes = await runningProcesses();
      const children = processes.filter((each) => each.parent === pid);
      const own = processes.find((each) => each.pid === pid)?.bytes ?? 0;
      peaks.own = Math.max(peaks.own, own);
      peaks.child = Math.max(peaks.child, ...children.map((each) => each.bytes));
      peaks.all = Math.max(
        peaks.all,
        children.reduce((sum, each) => sum + each.bytes, own),
      );
      peaks.children = Math.max(peaks.children, children.length);
      await wait(EVERY_MS);
    }
  })();
  return {
    async stop() {
      watching = false;
      await watched;
      return peaks;
    },
  };
}

async function runningProcesses(): Promise<{ pid: number; parent: number; bytes: number }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, bytes: kilobytes * 1024 }));
}
