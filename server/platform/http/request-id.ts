import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

/** What a proxy may call a request: no more than a log line and a header take. */
const SANE = /^[\w.:=-]{8,128}$/;

/**
 * How requests are named: as a trusted proxy named them (`X-Request-Id`), else by a new name. Nobody else may choose a name,
 * or hide among another's lines.
 */
export function requestIds(trustProxy: string | false): (request: IncomingMessage) => string {
  const isTrusted = trustProxy
    ? compile(trustProxy.split(',').map((one) => one.trim()))
    : undefined;
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isGood = typeof given === 'string' && SANE.test(given);
    return isGood && isTrusted?.(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}
