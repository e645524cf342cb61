import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Runs a command. @returns what it wrote. @throws with what it said when it fails. */
export const run = async (command: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)(command, args)).stdout;

/** Asks until the answer is yes; an error is a no. @throws after this many milliseconds. */
export async function until(
  what: string,
  ask: () => Promise<boolean>,
  patience = 120_000,
): Promise<void> {
  const end = Date.now() + patience;
  let error: unknown;
  for (;;) {
    const isThere = await ask().catch((reason: unknown) => {
      error = reason;
      return false;
    });
    if (isThere) return;
    if (Date.now() > end) {
      throw new Error(`Not within ${patience / 1000} s: ${what}`, { cause: error });
    }
    await wait(200);
  }
}
