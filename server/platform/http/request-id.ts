import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

/** Accepted request ids from proxies: short enough for log lines and headers. */
const SANE = /^[\w.:=-]{8,128}$/;

/**
 * Names requests by a trusted proxy's `X-Request-Id`, else by a new id. Nobody else may choose an id and so hide among
 * another request's log lines.
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
