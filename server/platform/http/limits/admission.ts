import { channel } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, errorMessages } from '#domain/errors.ts';
import { FairQueue, QueueFullError } from '../../fair-queue.ts';
import type { Log } from '../../log/log.ts';
import { neighbourhoodOf } from '../../network.ts';
import { isHealthPath } from '../health-routes.ts';

/** Nobody is refused who would wait for less, in milliseconds. */
const PATIENCE_MS = 1_500;

/** Size of the queue: more than can be served in that time, and no more than memory allows. */
const PLACES = { places: 4_096, placesOfOne: 512 };

/** Pages are rendered, which is our thread's work: more at once make none of them sooner, and what is in memory later. */
const PAGES = { ...PLACES, atOnce: 4, atOnceOfOne: 3 };

/** Calls wait for the database most of their time. */
const CALLS = { ...PLACES, atOnce: 8, atOnceOfOne: 6 };

/** The last line: our thread is behind by so many milliseconds, or memory is nearly used up. */
const MAX_DELAY_MS = 3_000;
const MAX_HEAP_SHARE = 0.9;

/** A start has our thread to itself: the delay that it leaves says nothing of who asks then. */
const STARTED_AFTER_SECONDS = 20;

/** Seconds to wait, so that not everyone comes back at once. */
const EARLIEST = 2;
const LATEST = 6;

/** For how long after a refusal we say that we are overloaded, and how often the log says it, in milliseconds. */
const SAID_FOR_MS = 5_000;
const LOGGED_EVERY_MS = 60_000;

export const WHY_REFUSED = ['wait', 'pressure'] as const;

/** A request that was refused, as those who count them hear of it. */
export interface RefusedRequest {
  why: (typeof WHY_REFUSED)[number];
}

export const refusedRequests = channel('efie:refused-request');

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives its turn to the next; null for one that needs none. */
    endTurn: (() => void) | null;
  }
}

/**
 * Has reads that are not in memory wait for their turn, the networks one after the other, and refuses who has waited for too
 * long (docs/decisions/overload.md). Comes after what counts them and what sends from memory.
 */
export class Admission {
  readonly #log: Log;
  readonly #isMember: (request: FastifyRequest) => Promise<boolean>;
  readonly #uptimeSeconds: () => number;
  #listensSince = Number.POSITIVE_INFINITY;
  readonly #pages = new FairQueue(PAGES);
  readonly #calls = new FairQueue(CALLS);
  #refusedAt = Number.NEGATIVE_INFINITY;
  #loggedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param isMember whether a request has a token that is ours: these go before the others of their network.
   * @param uptimeSeconds for how long requests have been listened for; negative before.
   */
  constructor(
    log: Log,
    isMember: (request: FastifyRequest) => Promise<boolean>,
    uptimeSeconds?: () => number,
  ) {
    this.#log = log;
    this.#isMember = isMember;
    this.#uptimeSeconds = uptimeSeconds ?? (() => (performance.now() - this.#listensSince) / 1000);
  }

  get isOverloaded(): boolean {
    return performance.now() - this.#refusedAt < SAID_FOR_MS;
  }

  /** Adds it to an app, after the hooks that come before it. */
  async guard(app: FastifyInstance): Promise<void> {
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_DELAY_MS,
      // A delay is between two ticks: in a shorter time there may be none, which counts as a delay without end.
      sampleInterval: MAX_DELAY_MS,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE,
      pressureHandler: async (request: FastifyRequest, _reply: unknown, type: string) => {
        const isStarting =
          type === 'eventLoopDelay' && this.#uptimeSeconds() < STARTED_AFTER_SECONDS;
        if (!isStarting && !isSpared(request)) throw this.#refusal('pressure');
      },
    });
    app.addHook('onListen', async () => {
      this.#listensSince = performance.now();
    });
    app.decorateRequest('endTurn', null);
    app.addHook('onRequest', (request, reply, done) => {
      const queue = this.#queueOf(request);
      if (queue) void this.#admit(queue, request, reply, done);
      else done();
    });
    // Made, whatever time its reader takes.
    app.addHook('onSend', (request, _reply, _payload, done) => {
      request.endTurn?.();
      done();
    });
  }

  /** Only reads over the network wait; calls that a page makes count as part of that page. */
  #queueOf(request: FastifyRequest): FairQueue | undefined {
    const { method, raw, routeOptions } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !(raw instanceof IncomingMessage)) return;
    if (routeOptions.url === '/*') return this.#pages;
    return routeOptions.url?.startsWith('/api/') ? this.#calls : undefined;
  }

  async #admit(
    queue: FairQueue,
    request: FastifyRequest,
    { raw }: FastifyReply,
    done: (error?: Error) => void,
  ): Promise<void> {
    const wait = new AbortController();
    const giveUp = () => wait.abort();
    const timer = setTimeout(giveUp, PATIENCE_MS);
    raw.once('close', giveUp);
    const goesFirst = await this.#isMember(request);
    const turn = () =>
      new Promise<void>((resolve) => {
        clearTimeout(timer);
        request.endTurn = resolve;
        done();
      });
    try {
      await queue.run(neighbourhoodOf(request.ip), turn, { signal: wait.signal, goesFirst });
    } catch (error) {
      if (!(error instanceof QueueFullError)) return done(error as Error);
      clearTimeout(timer);
      // The client has left, so there is nobody to respond to.
      if (!raw.closed) done(this.#refusal('wait'));
    }
  }

  #refusal(why: RefusedRequest['why']): DomainError {
    const now = performance.now();
    this.#refusedAt = now;
    if (refusedRequests.hasSubscribers) refusedRequests.publish({ why } satisfies RefusedRequest);
    if (now - this.#loggedAt > LOGGED_EVERY_MS) {
      this.#log.warn({ why }, 'more is asked for than can be served in time: reads are refused');
      this.#loggedAt = now;
    }
    const retryAfterSeconds = EARLIEST + Math.floor(Math.random() * (LATEST - EARLIEST + 1));
    return new DomainError('UNAVAILABLE', errorMessages.overloaded, { retryAfterSeconds });
  }
}

/** Never refused: health checks, files on disk, and the calls that pages make in process. */
const isSpared = ({ raw, url, routeOptions }: FastifyRequest): boolean =>
  !(raw instanceof IncomingMessage) || isHealthPath(url) || FILES.test(routeOptions.url ?? url);

const FILES = /^\/(?:(?:assets|hero|media)\/|[^/?*]+\.(?:ico|js|png|svg|webmanifest)$)/;
