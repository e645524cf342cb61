import { channel } from 'node:diagnostics_channel';
import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, errorMessages } from '#domain/errors.ts';
import type { Log } from '../log/log.ts';
import { ConcurrencyLimit, type Work } from '../overload/concurrency-limit.ts';
import { LoopTurns } from '../overload/loop-turns.ts';
import { WaitingLine } from '../overload/waiting-line.ts';
import { errorPage } from './error-page.ts';
import { isHealthPath } from './health-routes.ts';
import { SESSION_COOKIE } from './session.ts';

/** How many more people who are signed in are let in than visitors, as a share of the limit. */
const FOR_MEMBERS = 0.5;
/** For how long after a refusal we say that we are overloaded, in milliseconds. */
const SAID_FOR_MS = 5_000;
/** So often at most the log says it, in milliseconds. */
const LOGGED_EVERY_MS = 60_000;

export const WHO_IS_REFUSED = ['visitor', 'member'] as const;

/** A request that was refused, as those who count them hear of it. */
export interface RefusedRequest {
  who: (typeof WHO_IS_REFUSED)[number];
}

/** Where refused requests are published: they are not among those that are served (request-log.ts). */
export const refusedRequests = channel('efie:refused-request');

declare module 'fastify' {
  interface FastifyRequest {
    /** What it is under way as, for one that counts. */
    work: Work | null;
  }
}

/**
 * Has reads wait in line, and refuses them soon, while more is asked for than can be served in time, so that what is let
 * in is served as it should be (docs/decisions/overload.md). It is decided before Fastify sees a request, for what the refusals cost is taken from the
 * responses. Writes, files and health are always let in; responses from memory for as long as the loop itself keeps up.
 */
export class LoadShedding {
  readonly #log: Log;
  readonly #isStopping: () => boolean;
  readonly #limit = new ConcurrencyLimit();
  readonly #turns = new LoopTurns();
  readonly #line = new WaitingLine();
  #isInMemory: (request: IncomingMessage) => boolean = () => false;
  #refusedAt = Number.NEGATIVE_INFINITY;
  #loggedAt = Number.NEGATIVE_INFINITY;
  #refusedSinceLogged = 0;

  /** @param isStopping once the process is told to stop its responses have more to say (health-routes.ts). */
  constructor(log: Log, isStopping: () => boolean) {
    this.#log = log;
    this.#isStopping = isStopping;
  }

  get isOverloaded(): boolean {
    return performance.now() - this.#refusedAt < SAID_FOR_MS;
  }

  /** Fastify's `serverFactory`: its own server, with us before its routes. What is asked in process does not come by here. */
  readonly createServer = (
    handle: RequestListener,
    options: FastifyHttpOptions<Server>,
  ): Server => {
    const server = createServer(options.http ?? {}, (request, response) => {
      const now = performance.now();
      this.#turns.beganAt(now);
      if (isSpared(request) || this.#isStopping()) return handle(request, response);
      const isMember = isSignedIn(request);
      const refuse = () => this.#refuse(request, response, isMember);
      if (!isMember && this.#turns.isBehind(now)) return refuse();
      if (this.#hasRoom(isMember, now) || this.#isInMemory(request)) {
        return handle(request, response);
      }
      const enter = () => handle(request, response);
      response.once('close', this.#line.join({ isMember, enter, refuse }, now));
    });
    server.requestTimeout = options.requestTimeout ?? 0;
    server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
    server.setTimeout(options.connectionTimeout ?? 0);
    return server;
  };

  /** Says which requests cost next to nothing (replay.ts). */
  spare(isInMemory: (request: IncomingMessage) => boolean): void {
    this.#isInMemory = isInMemory;
  }

  /** Counts what is under way; comes after what is sent from memory. */
  countWork(app: FastifyInstance): void {
    app.decorateRequest('work', null);
    app.addHook('onRequest', (request, reply, done) => {
      if (isCounted(request)) {
        const began = this.#turns.beganAt(performance.now());
        request.work = this.#limit.begin(request.routeOptions.url ?? '', began);
        reply.raw.once('close', () => this.#end(request, false));
      }
      done();
    });
    // Made, whatever time its reader takes.
    app.addHook('onSend', (request, _reply, _payload, done) => {
      this.#end(request, true);
      done();
    });
  }

  #end(request: FastifyRequest, isServed: boolean): void {
    if (!request.work) return;
    const now = performance.now();
    this.#limit.end(request.work, now, isServed);
    request.work = null;
    this.#line.letIn(now, (isMember) => this.#hasRoom(isMember, now));
  }

  #hasRoom(isMember: boolean, now: number): boolean {
    return this.#limit.hasRoom(now, isMember ? FOR_MEMBERS : 0);
  }

  #refuse(request: IncomingMessage, response: ServerResponse, isMember: boolean): void {
    if (response.destroyed) return;
    this.#note(isMember, performance.now());
    const { headers, body } = request.url?.startsWith('/api/') ? CALL : PAGE;
    response.writeHead(503, headers[this.#refusedSinceLogged % headers.length]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #note(isMember: boolean, now: number): void {
    this.#refusedAt = now;
    this.#refusedSinceLogged += 1;
    if (refusedRequests.hasSubscribers) {
      refusedRequests.publish({ who: isMember ? 'member' : 'visitor' } satisfies RefusedRequest);
    }
    if (now - this.#loggedAt < LOGGED_EVERY_MS) return;
    this.#log.warn(
      { refused: this.#refusedSinceLogged, limit: Math.floor(this.#limit.limit) },
      'more is asked for than can be served in time: reads are refused',
    );
    this.#loggedAt = now;
    this.#refusedSinceLogged = 0;
  }
}

/** What is read from the disk as it is: of the build, of people's photos, of the hero, and what lies beside the pages (public/). */
const FILE = /^\/(?:(?:assets|hero|media)\/|[^/?]+\.(?:ico|js|png|svg|webmanifest)(?:\?|$))/;

/** What is never refused. */
const isSpared = ({ method, url = '' }: IncomingMessage): boolean =>
  (method !== 'GET' && method !== 'HEAD') || FILE.test(url) || isHealthPath(url);

/** Reads of pages and of the API over the network; a page's own calls belong to the page. */
function isCounted({ method, raw, routeOptions: { url = '' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (url === '/*' || url.startsWith('/api/')) && raw instanceof IncomingMessage;
}

/** Whether somebody says to be signed in: whether that is so costs more to find out than it is worth here. */
const isSignedIn = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined ||
  headers.atoken !== undefined ||
  (headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false);

/** Seconds to wait, in turn, so that not everybody comes back at once. */
const WAITS = [2, 3, 4, 5, 6];

/** A refusal that is made once, for each of the waits. */
function refusal(body: string, others: readonly string[]) {
  const length = String(Buffer.byteLength(body));
  const headers = WAITS.map((seconds) => [
    ...['retry-after', String(seconds), 'cache-control', 'no-store', 'content-length', length],
    ...['x-content-type-options', 'nosniff', ...others],
  ]);
  return { body: Buffer.from(body), headers };
}

const OVERLOADED = new DomainError('UNAVAILABLE', errorMessages.overloaded);
const CALL = refusal(JSON.stringify({ message: OVERLOADED.message, code: OVERLOADED.code }), [
  ...['content-type', 'application/json; charset=utf-8'],
]);
const PAGE = refusal(errorPage(OVERLOADED), [
  ...['content-type', 'text/html; charset=utf-8'],
  ...['content-security-policy', "default-src 'none'; style-src-attr 'unsafe-inline'"],
]);
