import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import pretty from 'pino-pretty';
import { loggedContext, requestContext } from './request-context.ts';

export type Log = FastifyBaseLogger;

/**
 * Lines on standard output, each with its request (`requestId`, `address`, `account`): JSON, or text on a terminal.
 * Tokens, cookies and passwords are never logged.
 */
export function createLog(level: string, destination = standardOutput()): Log {
  return pino(
    {
      level,
      base: null,
      mixin: () => {
        const context = requestContext.getStore();
        return context ? loggedContext(context) : {};
      },
      // Fields of the line override those of the context.
      mixinMergeStrategy: (line, context) => ({ ...context, ...line }),
      redact: [
        'req.headers.authorization',
        'req.headers.cookie',
        'req.headers.atoken',
        '*.password',
        '*.token',
      ],
    },
    destination,
  );
}

/**
 * Reports to the person who started the process, whatever LOG_LEVEL is: text on a terminal, else a line in the log's
 * format.
 * @param text shown on a terminal instead of the line.
 */
export function announce(
  fields: { msg: string; [name: string]: unknown },
  text = fields.msg,
): void {
  if (process.stdout.isTTY) process.stdout.write(`${text}\n`);
  else pino({ base: null }).info(fields);
}

/** Reports why the process ends: only the message if the operator can fix it, else everything known. */
export function announceFailure(error: unknown, isOperators: boolean): void {
  const message = error instanceof Error ? error.message : String(error);
  if (process.stdout.isTTY) console.error(isOperators ? message : error);
  else pino({ base: null }).fatal(isOperators ? { msg: message } : { err: error, msg: message });
}

/** Fields hidden on a terminal: the message of a request repeats them, or they are too much there. */
const IN_MESSAGE = 'requestId,address,method,route,path,status';

const standardOutput = (): DestinationStream =>
  process.stdout.isTTY
    ? pretty({ sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss', ignore: IN_MESSAGE })
    : pino.destination({ sync: true });
