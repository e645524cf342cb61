import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

/** Stops a server without losing a request. */
export interface Drain {
  /**
   * Accepts no new connection, which another process does, and lets those it has go on: each response says that its
   * connection closes. Resolves when all have ended, or after `ms`.
   */
  leave(ms: number): Promise<void>;
  /**
   * Accepts no new connection and closes idle ones, including silent ones; resolves when every request under way is
   * completed, or its connection was cut after `graceMs`.
   */
  finish(graceMs: number): Promise<void>;
}

/** Tracks a server's connections from its start, because Node takes a connection that has never sent a byte for busy. */
export function watchConnections(server: Server): Drain {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    async leave(ms) {
      const deadline = performance.now() + ms;
      // The close of an HTTP server would also close idle connections, on which a request may be on its way.
      NetServer.prototype.close.call(server);
      while (sockets.size > 0 && performance.now() < deadline) await sleep(LOOK_MS);
    },
    async finish(graceMs) {
      const deadline = performance.now() + graceMs;
      // A server that does not listen is already closed.
      server.close(() => {});
      while (sockets.size > 0 && performance.now() < deadline) {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
        server.closeIdleConnections();
        await sleep(LOOK_MS);
      }
      server.closeAllConnections();
    },
  };
}
