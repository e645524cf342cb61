import { createLog, type Log } from '../platform/log/log.ts';

export type LogLine = Record<string, unknown>;

/** A log whose lines a test can read; `text` is everything as it was written. */
export function logLines(): { log: Log; lines: LogLine[]; text(): string; clear(): void } {
  const written: string[] = [];
  const lines: LogLine[] = [];
  const log = createLog('info', {
    write(line) {
      written.push(line);
      lines.push(JSON.parse(line));
    },
  });
  return {
    log,
    lines,
    text: () => written.join(''),
    clear() {
      written.length = 0;
      lines.length = 0;
    },
  };
}
