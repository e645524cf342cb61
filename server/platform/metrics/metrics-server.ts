import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Log } from '../log/log.ts';

/** Metrics on a separate port, which the public cannot reach. */
export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves GET /metrics in Prometheus's format.
 * @throws EADDRINUSE when the port is taken.
 */
export async function serveMetrics(
  registry: Pick<Registry, 'metrics' | 'contentType'>,
  { port, host }: { port: number; host: string },
  log: Log,
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    response.setHeader('cache-control', 'no-store');
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const metrics = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(metrics);
    } catch (err) {
      log.error({ err }, 'the metrics could not be read');
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
