import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Has lists called until told to stop (list-caller.ts); returns the milliseconds of each call.
 * @param queries what they are asked for in turn; the usual questions when left out.
 */
export function callLists(
  origin: string,
  databaseUrl: string,
  queries?: string[],
): { stop(): Promise<number[]> } {
  const caller = fork('bench/list-caller.ts', [origin, databaseUrl, ...(queries ?? [])]);
  const measured = Promise.race([
    once(caller, 'message').then(([times]) => times as number[]),
    once(caller, 'exit').then(([code]) => {
      throw new Error(`the calls of the list ended with ${code}`);
    }),
  ]);
  // Its error goes to the one who stops it; until then it is nobody's.
  measured.catch(() => {});
  return {
    stop() {
      if (caller.connected) caller.send('stop');
      return measured;
    },
  };
}
