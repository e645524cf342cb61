import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/** JSON lines on standard output; tokens, cookies and passwords never get there. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      'req.headers.atoken',
      '*.password',
      '*.token',
    ],
  });
}
