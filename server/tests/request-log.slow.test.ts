import { request as send } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs } from '#server/testing/people.ts';
import { spawnServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const { log, lines, text, clear } = logLines();
const efie = bootTestApp({ log, app: { trustProxy: '127.0.0.1' } });
let origin = '';
const SOON = { timeout: 60_000 };
beforeAll(async () => {
  origin = await efie.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(clear);

/** Lines of requests; each is written after its response was sent. */
const requests = () => lines.filter((line) => 'ms' in line);
async function theRequest() {
  await expect.poll(requests, SOON).toHaveLength(1);
  return requests()[0];
}

describe('the log line of a request', () => {
  // §10/10
  test('says what it was, how it ended and whose it was', async () => {
    const { id, headers } = await signedInAs(efie.platform, 'Customer');
    const response = await fetch(`${origin}/api/User/profile?verbose=1`, { headers });
    const body = await response.text();
    const line = await theRequest();
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      msg: 'GET /api/User/profile 200',
      requestId: response.headers.get('x-request-id'),
      address: '127.0.0.1',
      account: id,
      method: 'GET',
      route: '/api/User/profile',
      path: '/api/User/profile',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(line?.bytes).toBeGreaterThan(body.length);
    expect(text()).not.toContain(headers.authorization.slice('Bearer '.length));
  });

  // §10/10
  test('leaves out its query, reset token and body', async () => {
    const token = 'qL3xV0pW9sJt2uYzA1bC4dE5fG6hI7jK8lM9nO0pQ_R';
    await fetch(`${origin}/api/auth/reset-password/${token}?then=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"a-new-secret"}',
    });
    expect(await theRequest()).toMatchObject({
      route: '/api/auth/reset-password/:token',
      path: '/api/auth/reset-password/[hidden]',
      status: 400,
    });
    expect(text()).not.toMatch(new RegExp(`${token}|a-new-secret`));
  });

  test('is written even when nothing was found or the client left', async () => {
    await fetch(`${origin}/nowhere`);
    expect(await theRequest()).toMatchObject({ path: '/nowhere', status: 404 });
    clear();
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    // The server has read the head once it has responded to something later on another connection.
    await fetch(`${origin}/api/openapi.json`);
    socket.destroy();
    await expect
      .poll(requests, SOON)
      .toContainEqual(expect.objectContaining({ route: '/api/auth/login', status: 499 }));
  });

  test('shares its id with whatever else is logged during the request', async () => {
    const response = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"nobody@efie.test","password":"secret-enough"}',
    });
    const requestId = response.headers.get('x-request-id');
    await expect
      .poll(() => lines.filter((line) => line.requestId === requestId), SOON)
      .toHaveLength(2);
  });
});

describe('X-Request-Id', () => {
  const idFor = (sent: string, to = origin) =>
    new Promise<string>((resolve) => {
      send(`${to}/nowhere`, { headers: { 'x-request-id': sent } }, (response) => {
        response.resume();
        resolve(String(response.headers['x-request-id']));
      }).end();
    });

  // §10/11
  test('is kept when it comes from a trusted proxy', async () => {
    expect(await idFor('proxy-made.this:1234')).toBe('proxy-made.this:1234');
  });

  test.each(['short', 'x'.repeat(129), 'with "quotes" and spaces', '{"level":60}'])(
    'of a trusted proxy is replaced when it is %j',
    async (sent) => {
      expect(await idFor(sent)).toMatch(/^[\da-f-]{36}$/);
    },
  );

  // §10/11
  test('is replaced when it comes from anyone else', async () => {
    const open = await createApp(efie.platform);
    try {
      const elsewhere = await open.listen({ port: 0, host: '127.0.0.1' });
      expect(await idFor('proxy-made.this:1234', elsewhere)).toMatch(/^[\da-f-]{36}$/);
    } finally {
      await open.close();
    }
  });
});

describe('a log that does not go to a terminal', () => {
  // §10/12
  test('is JSON from start to stop', async () => {
    const server = await startServerProcess(efie, { env: { LOG_LEVEL: 'info' } });
    await fetch(`${server.origin}/api/openapi.json`);
    await fetch(`${server.origin}/healthz`);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
    const said = server.lines();
    expect(said).toContainEqual(
      expect.objectContaining({ path: '/api/openapi.json', status: 200 }),
    );
    expect(said).toContainEqual(
      expect.objectContaining({ msg: expect.stringMatching(/^SIGTERM: finishing/) }),
    );
    // Requested every second, so nobody wants it in the log.
    expect(said).not.toContainEqual(expect.objectContaining({ path: '/healthz' }));
  });

  // §10/12
  test('says in JSON why nothing starts, whatever LOG_LEVEL is', async () => {
    const server = spawnServerProcess(efie, { env: { PORT: 'many', LOG_LEVEL: 'silent' } });
    expect(await server.ended()).toBe(1);
    expect(server.lines()).toEqual([
      expect.objectContaining({ level: 60, msg: expect.stringContaining('PORT') }),
    ]);
  });

  test('says what to do when the port is taken', async () => {
    const server = spawnServerProcess(efie, { env: { PORT: new URL(origin).port } });
    expect(await server.ended()).toBe(1);
    expect(server.lines().map(({ msg }) => msg)).toEqual([
      expect.stringContaining('EADDRINUSE'),
      expect.stringContaining('set PORT to another one'),
    ]);
  });

  test('says what to do when the metrics port is taken, naming its own variable', async () => {
    const server = spawnServerProcess(efie, { env: { METRICS_PORT: new URL(origin).port } });
    expect(await server.ended()).toBe(1);
    expect(server.lines().map(({ msg }) => msg)).toEqual([
      expect.stringContaining('EADDRINUSE'),
      expect.stringContaining('set METRICS_PORT to another one'),
    ]);
  });
});
