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

/** No request is refused whose wait would be shorter, in milliseconds. */
const PATIENCE_MS = 1_500;

/** Size of the queue: more than can be served in that time, and no more than memory allows. */
const PLACES = { places: 4_096, placesOfOne: 512 };

/** Rendering is CPU work: more pages at once would not finish sooner, and would delay responses from memory. */
const PAGES = { ...PLACES, atOnce: 4, atOnceOfOne: 3 };

/** Calls mostly wait for the database. */
const CALLS = { ...PLACES, atOnce: 8, atOnceOfOne: 6 };

/** The last resort: our thread lags by this much, in milliseconds, or memory is nearly used up. */
const MAX_DELAY_MS = 3_000;
const MAX_HEAP_SHARE = 0.9;

/** Starting up occupies our thread; the delay it leaves says nothing about later load. */
const STARTED_AFTER_SECONDS = 20;

/** Range of the seconds to wait, so that not everyone comes back at once. */
const EARLIEST = 2;
const LATEST = 6;

/** Duration of reporting an overload after a refusal, and the shortest time between two log lines about it, in milliseconds. */
const SAID_FOR_MS = 5_000;
const LOGGED_EVERY_MS = 60_000;

export const WHY_REFUSED = ['wait', 'pressure'] as const;

/** A refused request, published for whoever counts them. */
export interface RefusedRequest {
  why: (typeof WHY_REFUSED)[number];
}

export const refusedRequests = channel('efie:refused-request');

declare module 'fastify' {
  interface FastifyRequest {
    /** Passes the turn to the next request; null when the request needs no turn. */
    endTurn: (() => void) | null;
  }
}

/**
 * Makes reads that are not in memory wait for their turn, alternating between networks, and refuses those that have
 * waited too long (docs/decisions/platform/overload.md). Comes after the hooks that count requests and the one that responds
 * from memory.
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
   * @param isMember true when a request has a valid token of ours: these go ahead of the others of their network.
   * @param uptimeSeconds since the app began to listen; negative before.
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

  /** Adds it to an app; call it after adding the hooks that run first. */
  async guard(app: FastifyInstance): Promise<void> {
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_DELAY_MS,
      // The delay is measured between two ticks: a shorter interval may contain none, which counts as an endless delay.
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
    // The response is made; how fast its reader takes it does not matter.
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
