import { channel } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedContext, type RequestContext, requestContext } from '../log/request-context.ts';
import { isHealthPath } from './health-routes.ts';
import { loggedPath } from './logged-path.ts';

/** A request that was served or cut off, published for whoever counts them. */
export interface ServedRequest {
  method: string;
  /** The route's pattern. */
  route: string;
  status: number;
  seconds: number;
}

export const servedRequests = channel('efie:served-request');

/** The client left before the whole response was sent (nginx's 499). */
const CLIENT_LEFT = 499;

declare module 'fastify' {
  interface FastifyRequest {
    /** The status when we ended a request without sending the whole response; else 0. */
    endedAs: number;
    /** Logged with the request; null until it is known. */
    context: RequestContext | null;
  }
}

/**
 * Logs one line per request once it is over, adds its id as `X-Request-Id`, and adds the request's context to every
 * other line. Calls that pages make in process belong to the page's request.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('context', null);
  app.decorateRequest('endedAs', 0);
  // Log lines get the request's id from its context (log.ts), so requests need no logger of their own.
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
  // Handlers that run when the body ends have lost the context.
  app.addHook('preValidation', (request, _reply, done) => inContextOf(request, done));
}

/** Runs a request's work that is called from elsewhere in its context. */
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

/** The pattern that a request's path matched; built files, each a route of its own, count as one. */
function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url ?? 'none';
  return pattern.startsWith('/assets/') ? '/assets/*' : pattern;
}
