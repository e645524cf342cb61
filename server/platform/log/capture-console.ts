import { format } from 'node:util';
import type { Log } from './log.ts';

/**
 * Sends the console output of libraries and Node to the log, so that it contains only one kind of line. On a terminal
 * nothing changes.
 */
export function captureConsole(log: Log): void {
  if (process.stdout.isTTY) return;
  const to =
    (level: 'info' | 'warn' | 'error') =>
    (...said: unknown[]) => {
      const err = said.find((each) => each instanceof Error);
      log[level]({ ...(err && { err }) }, format(...said.filter((each) => each !== err)));
    };
  console.error = to('error');
  console.warn = to('warn');
  console.log = console.info = console.debug = to('info');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message));
}
