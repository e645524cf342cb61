import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Interval at which it asks its servers whether they are ready, in milliseconds. */
export const CHECK_MS = 100;

/** A proxy in front of several servers; it sends each request once, to a server that reports being ready. */
export interface ReverseProxy {
  origin: string;
  ready(): string[];
  add(origin: string): void;
  close(): Promise<void>;
}

/** Works like a simple load balancer: keeps connections, checks health, retries nothing. */
export async function startReverseProxy(): Promise<ReverseProxy> {
  const agent = new http.Agent({ keepAlive: true });
  const upstreams = new Map<string, boolean>();
  const ready = () => [...upstreams].filter(([, is]) => is).map(([origin]) => origin);
  let turn = 0;
  const server = http.createServer((request, response) => {
    const servers = ready();
    turn += 1;
    const upstream = servers[turn % servers.length];
    if (!upstream) return void response.writeHead(503).end('no server is ready');
    const { method, url, headers } = request;
    const passed = { ...headers, 'x-forwarded-for': '203.0.113.7' };
    const forward = http.request(upstream + url, { method, headers: passed, agent }, (received) => {
      // Headers that concern only our connection to the server are not passed to the client.
      const { connection, 'keep-alive': _, ...others } = received.headers;
      response.writeHead(received.statusCode ?? 502, others);
      received.pipe(response);
    });
    forward.on('error', (error) => response.writeHead(502).end(error.message));
    request.pipe(forward);
  });
  const check = async () => {
    for (const origin of upstreams.keys()) {
      const is = await fetch(`${origin}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      upstreams.set(origin, is);
    }
  };
  const checks = setInterval(check, CHECK_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready,
    add: (origin) => upstreams.set(origin, false),
    async close() {
      clearInterval(checks);
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
