import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS, errorMessages } from '#domain/errors.ts';
import { flushedBytes, Pace } from './pace.ts';

/** Limits for slow clients. A phone on GPRS sends and reads a thousand bytes a second, and passes. */
export interface SlowClientLimits {
  /** A body is given up after this long without a byte, in milliseconds. */
  bodyIdleMs: number;
  /** A body without files is small, and must arrive whole within this time, in milliseconds. */
  smallBodyMs: number;
  /** A response is given up when no byte is taken for this long (as nginx does), in milliseconds. */
  readIdleMs: number;
  /** Bytes a second, over each window: slower clients only want to hold our connections. */
  minRate: number;
  windowMs: number;
}

const LIMITS: SlowClientLimits = {
  bodyIdleMs: 30_000,
  smallBodyMs: 60_000,
  readIdleMs: 60_000,
  minRate: 200,
  windowMs: 60_000,
};

/**
 * Closes connections whose client sends a body, or reads a response, more slowly than any honest client would; a slow
 * body gets a 408 first. Time during which we ourselves take no more, or have nothing to send, does not count.
 */
export function cutOffSlowClients(
  app: FastifyInstance,
  given: Partial<SlowClientLimits> = {},
): void {
  const limits = { ...LIMITS, ...given };
  const transfers = new Set<Transfer>();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw instanceof IncomingMessage) transfers.add(new Transfer(request, reply, limits));
    done();
  });
  const everyMs = Math.min(1_000, limits.bodyIdleMs / 4);
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // While we were busy with something else, incoming bytes were not read.
    const wereBusy = now - lookedAt > 2 * everyMs;
    lookedAt = now;
    for (const transfer of transfers) if (transfer.look(wereBusy)) transfers.delete(transfer);
  }, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** One request, from its head until its body has arrived and its response is sent. */
class Transfer {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #body: Pace;
  readonly #response: Pace;
  /** Time left to receive a small body, in milliseconds. */
  #bodyMs: number;
  #lookedAt = performance.now();

  constructor(request: FastifyRequest, reply: FastifyReply, limits: SlowClientLimits) {
    const { minRate, windowMs } = limits;
    this.#request = request;
    this.#reply = reply;
    this.#body = new Pace({ idleMs: limits.bodyIdleMs, minRate, windowMs });
    this.#response = new Pace({ idleMs: limits.readIdleMs, minRate, windowMs });
    this.#bodyMs = bringsFiles(request) ? Number.POSITIVE_INFINITY : limits.smallBodyMs;
  }

  /** Cuts off a client that is too slow; returns true once the request is over. */
  look(wereBusy: boolean): boolean {
    const { raw } = this.#request;
    if (raw.socket.destroyed) return true;
    if (!raw.complete) return this.#lookAtBody(wereBusy);
    return this.#reply.raw.closed || this.#lookAtResponse(wereBusy);
  }

  #lookAtBody(wereBusy: boolean): boolean {
    const { raw } = this.#request;
    const isOurTurn = wereBusy || raw.readableLength >= raw.readableHighWaterMark;
    const now = performance.now();
    if (!isOurTurn) this.#bodyMs -= now - this.#lookedAt;
    this.#lookedAt = now;
    const isSlow = this.#body.isTooSlow(raw.socket.bytesRead, isOurTurn);
    if (!isSlow && this.#bodyMs > 0) return false;
    this.#request.endedAs = ERROR_STATUS.TOO_SLOW;
    this.#request.log.debug('a body came too slowly');
    if (!this.#reply.raw.headersSent) raw.socket.write(TIMEOUT_RESPONSE);
    raw.socket.destroySoon();
    return true;
  }

  #lookAtResponse(wereBusy: boolean): boolean {
    const { socket } = this.#request.raw;
    const isOurTurn = wereBusy || socket.writableLength + this.#reply.raw.writableLength === 0;
    if (!this.#response.isTooSlow(flushedBytes(socket), isOurTurn)) return false;
    this.#request.log.debug('a response was read too slowly');
    socket.destroy();
    return true;
  }
}

/** In a form, or resumable (tus): these may take as long as a slow network needs. */
const bringsFiles = ({ headers }: FastifyRequest): boolean =>
  /^(multipart\/form-data|application\/offset\+octet-stream)\b/i.test(
    headers['content-type'] ?? '',
  );

/** Written by hand, because the code that waits for the body still holds the reply. */
const BODY = JSON.stringify({ message: errorMessages.tooSlow, code: 'TOO_SLOW' });
const TIMEOUT_RESPONSE = [
  'HTTP/1.1 408 Request Timeout',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(BODY)}`,
  'Cache-Control: no-store',
  'Connection: close',
  '',
  BODY,
].join('\r\n');
