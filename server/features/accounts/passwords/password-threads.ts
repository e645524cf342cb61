import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { DomainError, errorMessages } from '#domain/errors.ts';

// From the sources even in a build: a thread that Node starts needs a file of its own.
const WORKER = createRequire(import.meta.url).resolve(
  '#server/features/accounts/passwords/password-worker.ts',
);

/**
 * Half of the cores, and at most two: people logging in wait for each other, readers of lists wait
 * for nobody.
 */
const AT_ONCE = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

/** Nobody waits beyond this number; at 11 ms each the last of them waits less than a second. */
export const MAX_WAITING = 64;
const RETRY_SECONDS = 5;

let threads: Piscina | undefined;

/**
 * Runs password work in threads of its own, few at once: not in libuv's, which files and
 * compression share, and at a lower priority than responses.
 * @throws {DomainError} UNAVAILABLE with Retry-After when too many wait already.
 */
export async function inPasswordThread<Result>(name: string, input: unknown): Promise<Result> {
  threads ??= new Piscina({
    filename: WORKER,
    minThreads: 1,
    maxThreads: AT_ONCE,
    idleTimeout: 30_000,
    niceIncrement: 5,
    // Nothing of ours is theirs to know.
    env: {},
    execArgv: [],
  });
  if (threads.queueSize >= MAX_WAITING) {
    throw new DomainError('UNAVAILABLE', errorMessages.unavailable, {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
  return threads.run(input, { name });
}
