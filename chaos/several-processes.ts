import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { DatabasePoolSettings } from '#server/platform/database/pool.ts';

/**
 * Starts a module in a process of its own and hands it a task.
 * @returns the process, and its first message, which fails if the process ends before it.
 */
export function forkWith<Message>(
  module: string,
  task: object,
): { child: ChildProcess; first: Promise<Message> } {
  const child = fork(module, { serialization: 'advanced' });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${module} ended early, with ${code}.`);
  });
  ended.catch(() => {});
  child.send(task);
  const first = Promise.race([once(child, 'message'), ended]).then(
    ([message]) => message as Message,
  );
  return { child, first };
}

/** The address of our own PostgreSQL for other processes: DATABASE_URL. */
export const databaseUrl = ({ host, user, database }: DatabasePoolSettings): string =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
