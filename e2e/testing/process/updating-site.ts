import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ORIGIN } from '../site.ts';

/** The site at an address of its own, where the test can update it or switch its worker off. */
export interface UpdatingSite {
  origin: string;
  /** Serves a new worker, and none of the earlier built files. */
  update(): void;
  /** Serves another worker in place of the site's. */
  serveWorker(script: string): void;
  close(): Promise<void>;
}

export async function startUpdatingSite(): Promise<UpdatingSite> {
  let isUpdated = false;
  let worker: string | undefined;
  const server = http.createServer((request, response) => {
    const { method, url = '', headers } = request;
    if (isUpdated && url.startsWith('/assets/')) {
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('gone');
    }
    const asked = { ...headers, 'accept-encoding': 'identity' };
    const forward = http.request(ORIGIN + url, { method, headers: asked }, async (received) => {
      const { statusCode = 502 } = received;
      if (url !== '/sw.js' || statusCode !== 200) {
        response.writeHead(statusCode, received.headers);
        return void received.pipe(response);
      }
      const script = worker ?? (await text(received)) + (isUpdated ? '\n// the next build' : '');
      const { 'content-length': _, etag, ...others } = received.headers;
      response.writeHead(200, others).end(script);
    });
    forward.on('error', (error) => response.writeHead(502).end(error.message));
    request.pipe(forward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    update() {
      isUpdated = true;
    },
    serveWorker(script) {
      worker = script;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
