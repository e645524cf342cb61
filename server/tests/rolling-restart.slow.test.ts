import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { errorMessages } from '#domain/errors.ts';
import { CHECK_MS, startReverseProxy } from '#server/testing/servers/reverse-proxy.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const running = new Set<ServerProcess>();
afterAll(async () => {
  for (const server of running) await server.kill();
});

const start = async () => {
  const server = await startServerProcess(efie, {
    // The proxy runs in this process, which a busy machine may delay by a second.
    env: { TRUST_PROXY: 'loopback', SHUTDOWN_DELAY_MS: String(20 * CHECK_MS) },
  });
  running.add(server);
  return server;
};

// §10/6
test('a rolling restart behind a proxy loses no request', async () => {
  const proxy = await startReverseProxy();
  const servers = await Promise.all([start(), start()]);
  for (const { origin } of servers) proxy.add(origin);
  await expect.poll(proxy.ready, { timeout: 60_000 }).toHaveLength(2);

  const load = constantLoad(proxy.origin);
  try {
    for (const old of servers) {
      const before = load.outcomes.length;
      const young = await start();
      proxy.add(young.origin);
      await expect.poll(proxy.ready, { timeout: 60_000 }).toContain(young.origin);
      old.signal('SIGTERM');
      expect(await old.ended()).toBe(0);
      running.delete(old);
      expect(proxy.ready()).not.toContain(old.origin);
      await expect
        .poll(() => load.outcomes.length, { timeout: 60_000 })
        .toBeGreaterThan(before + 100);
    }
  } finally {
    await load.stop();
    await proxy.close();
  }
  // A fast machine has calls refused for their number, a busy one for its load: the restart loses neither.
  const served: Outcome[] = [200, 401, 429, errorMessages.overloaded];
  expect(load.outcomes.filter((outcome) => !served.includes(outcome))).toEqual([]);
});

/** A status; for a 503 its message, and for a broken connection the reason. */
type Outcome = number | string;

/** Reads and writes constantly, over kept-alive connections. */
function constantLoad(origin: string) {
  const agent = new http.Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  let going = true;
  const clients = Array.from({ length: 8 }, async (_, index) => {
    while (going) {
      outcomes.push(await (index % 4 === 0 ? write(origin, agent) : read(origin, agent)));
      await sleep(10);
    }
  });
  return {
    outcomes,
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

const call = (request: http.ClientRequest): Promise<Outcome> =>
  new Promise((resolve) => {
    request.on('error', (error) => resolve(error.message));
    request.on('response', (response) => {
      const { statusCode = 0 } = response;
      text(response).then(
        (body) => resolve(statusCode === 503 ? messageOf(body) : statusCode),
        (error: Error) => resolve(error.message),
      );
    });
  });

/** The API's message; the proxy's own responses are not JSON. */
function messageOf(body: string): string {
  return body.startsWith('{') ? JSON.parse(body).message : body;
}
