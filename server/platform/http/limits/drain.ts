import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

/** Ends a server without losing a request. */
export interface Drain {
  /**
   * Accepts no new connection and closes those that nobody uses, the silent ones too; resolves when every request
   * under way is completed, or its connection cut after `graceMs`.
   */
  finish(graceMs: number): Promise<void>;
}

/** Watches the connections of a server from its start: Node takes one that has not said a word for busy. */
export function watchConnections(server: Server): Drain {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    async finish(graceMs) {
      const deadline = performance.now() + graceMs;
      // A server that does not listen is closed already.
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
