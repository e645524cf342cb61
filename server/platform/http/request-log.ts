import { channel } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedContext, type RequestContext, requestContext } from '../log/request-context.ts';
import { isHealthPath } from './health-routes.ts';
import { loggedPath } from './logged-path.ts';

/** A request that was served, or broken off, as those who count them hear of it. */
export interface ServedRequest {
  method: string;
  /** The pattern of its route. */
  route: string;
  status: number;
  seconds: number;
}

export const servedRequests = channel('efie:served-request');

/** The client left before the whole response was sent (nginx's 499). */
const CLIENT_LEFT = 499;

declare module 'fastify' {
  interface FastifyRequest {
    /** The status of a request whose response was not sent whole, when it was we who ended it; else 0. */
    endedAs: number;
    /** Logged with the request; null until it is known. */
    context: RequestContext | null;
  }
}

/**
 * One line for each request once it is over, its id in `X-Request-Id`, and what every other line of it says. What
 * pages ask of the API in process belongs to the page's request.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('context', null);
  app.decorateRequest('endedAs', 0);
  // Lines have the request's id by its context (log.ts): no logger of its own.
  app.setChildLoggerFactory((logger) => logger);
  app.addHook('onRequest', (request, reply, done) => {
    const outer = requestContext.getStore();
    request.context = outer ?? {
      requestId: request.id,
      address: request.ip,
      device: request.headers['user-agent'],
    };
    reply.header('x-request-id', request.context.requestId);
    if (!outer && request.raw instanceof IncomingMessage) logAtItsEnd(request, reply);
    requestContext.run(request.context, done);
  });
  // The body's end calls on in a context of its own.
  app.addHook('preValidation', (request, _reply, done) => inContextOf(request, done));
}

/** Runs what belongs to a request but is called from elsewhere. */
export function inContextOf<T>({ context }: FastifyRequest, run: () => T): T {
  return context ? requestContext.run(context, run) : run();
}

function logAtItsEnd(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = reply;
  const { socket } = request.raw;
  const began = performance.now();
  const sentBefore = socket.bytesWritten;
  raw.once('close', () => {
    const ms = performance.now() - began;
    const route = routeOf(request);
    const status = raw.writableFinished ? raw.statusCode : request.endedAs || CLIENT_LEFT;
    const { method, url } = request;
    if (servedRequests.hasSubscribers) {
      servedRequests.publish({
        method,
        route,
        status,
        seconds: ms / 1000,
      } satisfies ServedRequest);
    }
    if (!isLogged(request.log)) return;
    const path = loggedPath(url);
    const line = {
      ...(request.context && loggedContext(request.context)),
      method,
      route,
      path,
      status,
      ms: Math.round(ms * 10) / 10,
      bytes: socket.bytesWritten - sentBefore,
    };
    request.log[isHealthPath(path) ? 'debug' : 'info'](line, `${method} ${path} ${status}`);
  });
}

/** Checked first, because building a log line costs more than responding from memory. */
const isLogged = (log: FastifyBaseLogger): boolean =>
  (log as { isLevelEnabled?(level: string): boolean }).isLevelEnabled?.('info') ?? true;

/** The pattern that a request's path matched; the built files, each a route of its own, count as one. */
function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url ?? 'none';
  return pattern.startsWith('/assets/') ? '/assets/*' : pattern;
}
