import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { CHECK_MS, startReverseProxy } from './testing/reverse-proxy.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { bootTestApp } from './testing/test-app.ts';

const efie = bootTestApp();

const running = new Set<ServerProcess>();
afterAll(async () => {
  for (const server of running) await server.kill();
});

const start = async () => {
  const server = await startServerProcess(efie, {
    env: { TRUST_PROXY: 'loopback', SHUTDOWN_DELAY_MS: String(5 * CHECK_MS) },
  });
  running.add(server);
  return server;
};

test('a rolling restart behind a proxy loses no request', async () => {
  const proxy = await startReverseProxy();
  const servers = [await start(), await start()];
  for (const { origin } of servers) proxy.add(origin);
  await expect.poll(proxy.ready, { timeout: 10_000 }).toHaveLength(2);

  const load = constantLoad(proxy.origin);
  try {
    for (const old of servers) {
      const served = load.statuses.length;
      const young = await start();
      proxy.add(young.origin);
      await expect.poll(proxy.ready, { timeout: 10_000 }).toContain(young.origin);
      old.signal('SIGTERM');
      expect(await old.ended()).toBe(0);
      running.delete(old);
      expect(proxy.ready()).not.toContain(old.origin);
      await expect
        .poll(() => load.statuses.length, { timeout: 10_000 })
        .toBeGreaterThan(served + 100);
    }
  } finally {
    await load.stop();
    await proxy.close();
  }
  // A quick machine has logins refused for their number: served, too.
  const served = [200, 401, 429];
  expect(load.statuses.filter((status) => !served.includes(Number(status)))).toEqual([]);
}, 60_000);

/** Reads and writes at all times, over connections that are kept. */
function constantLoad(origin: string) {
  const agent = new http.Agent({ keepAlive: true });
  const statuses: (number | string)[] = [];
  let going = true;
  const clients = Array.from({ length: 8 }, async (_, index) => {
    while (going) {
      statuses.push(await (index % 4 === 0 ? write(origin, agent) : read(origin, agent)));
      await sleep(2);
    }
  });
  return {
    statuses,
    async stop() {
      going = false;
      await Promise.all(clients);
      agent.destroy();
    },
  };
}

const read = (origin: string, agent: http.Agent) =>
  call(http.get(`${origin}/api/cars?limit=1`, { agent }));

function write(origin: string, agent: http.Agent) {
  const request = http.request(`${origin}/api/User/profile`, {
    method: 'PUT',
    agent,
    headers: { 'content-type': 'application/json' },
  });
  request.end('{"location":"Accra"}');
  return call(request);
}

const call = (request: http.ClientRequest): Promise<number | string> =>
  new Promise((resolve) => {
    request.on('error', (error) => resolve(error.message));
    request.on('response', (response) => {
      response.on('error', (error) => resolve(error.message));
      response.on('end', () => resolve(response.statusCode ?? 0)).resume();
    });
  });
