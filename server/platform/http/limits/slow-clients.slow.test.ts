import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logRequests } from '../request-log.ts';
import { cutOffSlowClients } from './slow-clients.ts';

const IDLE_MS = 300;
const LIMITS = {
  bodyIdleMs: IDLE_MS,
  smallBodyMs: 1_200,
  readIdleMs: IDLE_MS,
  minRate: 500,
  windowMs: 900,
};
/** Longer than any of the limits. */
const LONG_MS = 1_500;
const LARGE = Buffer.alloc(40 * 1024 * 1024);

let app: FastifyInstance;
let port = 0;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = Fastify();
  logRequests(app);
  cutOffSlowClients(app, LIMITS);
  app.addContentTypeParser('application/offset+octet-stream', (_request, body, done) => {
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    body.on('end', () => done(null, bytes));
    body.on('error', done);
  });
  app.post('/', async ({ body }) => ({ body }));
  app.post('/late', { onRequest: () => sleep(LONG_MS) }, async ({ body }) => ({ body }));
  app.get('/', async () => 'here');
  app.get('/large', async () => LARGE);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as { port: number });
});
afterAll(() => app.close());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const head = (path: string, bytes: number, type = 'application/json', method = 'POST') =>
  `${method} ${path} HTTP/1.1\r\nhost: efie.test\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`;

/** Everything the server sends until it closes the connection. */
async function lastWords(socket: Socket): Promise<string> {
  let said = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    said += chunk;
  });
  await once(socket, 'close');
  return said;
}

/** Sends a chunk repeatedly until the connection is closed, or `times`. */
async function trickle(socket: Socket, chunk: string, everyMs: number, times = 1_000) {
  for (let n = 0; n < times && !socket.destroyed; n += 1) {
    socket.write(chunk);
    await sleep(everyMs);
  }
}

const TOO_SLOW =
  /^HTTP\/1\.1 408 [\s\S]*\r\nConnection: close\r\n\r\n{"message":"Your connection was too slow. Please try again.","code":"TOO_SLOW"}$/;

describe('a body', () => {
  test.each(['application/json', 'application/offset+octet-stream'])(
    'of type %s is given up when it stops',
    async (type) => {
      const socket = await open();
      socket.write(`${head('/', 100, type)}{`);
      const began = performance.now();
      expect(await lastWords(socket)).toMatch(TOO_SLOW);
      expect(performance.now() - began).toBeLessThan(LIMITS.windowMs);
    },
  );

  // §10/14
  test('is given up when it only trickles in', async () => {
    const socket = await open();
    socket.write(head('/', 10_000, 'application/offset+octet-stream'));
    const words = lastWords(socket);
    await trickle(socket, '1', 50);
    expect(await words).toMatch(TOO_SLOW);
  });

  // §10/14
  test('that is no file must arrive in time, however steady it is', async () => {
    const socket = await open();
    socket.write(head('/', 100_000));
    const words = lastWords(socket);
    await trickle(socket, '1'.repeat(60), 50);
    expect(await words).toMatch(TOO_SLOW);
  });

  // §10/15
  test('of a file may take long while it keeps coming', async () => {
    const socket = await open();
    const times = LONG_MS / 50;
    socket.write(head('/', 60 * times, 'application/offset+octet-stream'));
    const response = once(socket, 'data');
    await trickle(socket, '1'.repeat(60), 50, times);
    expect(String(await response)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('is given up when it trickles in, even where nobody reads it', async () => {
    const socket = await open();
    socket.write(head('/', 10_000, 'application/json', 'GET'));
    const words = lastWords(socket);
    await trickle(socket, '1', 50);
    expect(await words).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('is not given up while we are the slow side', async () => {
    const socket = await open();
    const large = `"${'1'.repeat(900_000)}"`;
    socket.write(head('/late', large.length) + large);
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a response', () => {
  const ask = async () => {
    const socket = await open();
    socket.write('GET /large HTTP/1.1\r\nhost: efie.test\r\n\r\n');
    return socket;
  };
  const connections = () =>
    new Promise<number>((resolve) => {
      app.server.getConnections((_error, count) => resolve(count));
    });

  // §10/16
  test('is given up when nobody reads it', async () => {
    const socket = await ask();
    socket.pause();
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 60_000 }).toBe(0);
  });

  // §10/16
  test('is sent whole when it is read slowly but steadily', async () => {
    const socket = await ask();
    let bytes = 0;
    const began = performance.now();
    while (bytes < LARGE.length) {
      const chunk: Buffer | null = socket.read(1024 * 1024) ?? socket.read();
      bytes += chunk?.length ?? 0;
      await sleep(40);
    }
    expect(performance.now() - began).toBeGreaterThan(LONG_MS);
  });
});
