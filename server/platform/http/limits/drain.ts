import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

/** Stops a server without losing a request. */
export interface Drain {
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
