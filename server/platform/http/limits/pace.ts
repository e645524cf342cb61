import type { Socket } from 'node:net';

export interface PaceLimits {
  /** This long without a byte is too slow, in milliseconds. */
  idleMs: number;
  /** Fewer bytes a second, over a window, are too slow. */
  minRate: number;
  windowMs: number;
}

/** Measures how fast bytes come or go, from occasional looks. */
export class Pace {
  readonly #limits: PaceLimits;
  #bytes = 0;
  #movedAt = performance.now();
  #window = { since: performance.now(), bytes: 0 };

  constructor(limits: PaceLimits) {
    this.#limits = limits;
  }

  /**
   * @param bytes so far.
   * @param isOurTurn true when we do not wait for the other side, whose time then starts again.
   */
  isTooSlow(bytes: number, isOurTurn: boolean): boolean {
    const now = performance.now();
    if (bytes !== this.#bytes || isOurTurn) this.#movedAt = now;
    this.#bytes = bytes;
    if (isOurTurn) this.#window = { since: now, bytes };
    if (now - this.#movedAt > this.#limits.idleMs) return true;
    const seconds = (now - this.#window.since) / 1000;
    if (seconds * 1000 < this.#limits.windowMs) return false;
    const rate = (bytes - this.#window.bytes) / seconds;
    this.#window = { since: now, bytes };
    return rate < this.#limits.minRate;
  }
}

/**
 * Bytes of a connection accepted by the system, including those of an unfinished write: only the handle knows these,
 * and Node's own timeouts use it too (`Socket.prototype._onTimeout`).
 */
export function flushedBytes(socket: Socket): number {
  const { _handle: handle } = socket as {
    _handle?: { writeQueueSize: number; bytesWritten: number };
  };
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten;
}
