import { format } from 'node:util';
import type { Log } from './log.ts';

/**
 * Sends what libraries and Node say on the console to the log, so that anyone who reads it finds one kind of line.
 * On a terminal everything stays as it is.
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
