import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../log/log.ts';
import { handleErrors } from '../responses/errors.ts';
import { Admission } from './admission.ts';

const PEOPLE = { accept: 'text/html,*/*;q=0.8' };

/** Pages held back until let go, in the order in which they were begun. */
let held: { url: string; letGo(): void }[] = [];
let begun: string[] = [];
/** Requests in order of arrival. */
let asked: string[] = [];
let closed: string[] = [];
let app: FastifyInstance;
let origin = '';

beforeEach(async () => {
  held = [];
  begun = [];
  asked = [];
  closed = [];
  app = Fastify({ trustProxy: 'loopback' });
  handleErrors(app);
  const isMember = async ({ headers }: { headers: { authorization?: string } }) =>
    headers.authorization === 'Bearer ours';
  await new Admission(createLog('silent'), isMember).guard(app);
  app.get('/healthz', async () => 'alive');
  app.post('/api/something', async () => 'written');
  app.get('/*', ({ url }) => {
    begun.push(url);
    return new Promise((resolve) => {
      held.push({ url, letGo: () => resolve(`page ${url}`) });
    });
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.on('request', ({ url = '' }, response) => {
    asked.push(url);
    response.once('close', () => closed.push(url));
  });
});
afterEach(async () => {
  for (const { letGo } of held) letGo();
  app.server.closeAllConnections();
  await app.close();
});

const read = (path: string, from: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'x-forwarded-for': from, ...headers } });

const several = (count: number, name: string, from: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => read(`/${name}${n}`, from(n)));

const letGoNext = () => held.shift()?.letGo();

// §8/69
test('one network gets a few places, whatever its addresses, and another gets its turn at once', async () => {
  const flood = several(20, 'flood', (n) => `41.66.200.${n}`);
  await expect.poll(() => begun.length).toBe(3);
  const other = read('/other', '41.66.201.1');
  await expect.poll(() => begun).toContain('/other');
  const third = read('/third', '2c0f:f6d0:1:2::1');
  await expect.poll(() => asked.length).toBe(22);
  // The third gets the turn after the next, however many came before.
  letGoNext();
  letGoNext();
  await expect.poll(() => begun.length).toBe(6);
  expect(begun.slice(4)).toEqual([expect.stringContaining('/flood'), '/third']);
  const drained = setInterval(letGoNext, 1);
  const statuses = (await Promise.all([...flood, other, third])).map(({ status }) => status);
  clearInterval(drained);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

// §8/65
test('a read that waits too long is refused, a call in our error form and a page with a way on', async () => {
  const under = several(3, 'held', () => '41.66.200.7');
  await expect.poll(() => begun.length).toBe(3);
  const began = performance.now();
  const waits = Array.from({ length: 10 }, () => read('/page', '41.66.200.7', PEOPLE));
  const call = await read('/as-json', '41.66.200.7');
  expect(performance.now() - began).toBeGreaterThan(1_400);
  expect([call.status, call.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await call.json()).toEqual({
    message: 'Efie is very busy. Please try again in a few seconds.',
    code: 'UNAVAILABLE',
  });
  const pages = await Promise.all(waits);
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([503]));
  // The delays differ, so that not everyone comes back at the same moment.
  expect(new Set(pages.map(({ headers }) => headers.get('retry-after'))).size).toBeGreaterThan(1);
  const html = await pages[0]?.text();
  expect(html).toContain('Efie is very busy. Please try again in a few seconds.');
  expect(html).toContain('Try again</a>');
  for (const { letGo } of held) letGo();
  expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

// §8/70
test('health checks and writes never wait', async () => {
  const under = several(20, 'held', (n) => `41.66.${n}.7`);
  await expect.poll(() => begun.length).toBe(4);
  expect((await read('/healthz', '41.66.200.7')).status).toBe(200);
  expect((await fetch(`${origin}/api/something`, { method: 'POST' })).status).toBe(200);
  const drained = setInterval(letGoNext, 1);
  await Promise.all(under);
  clearInterval(drained);
});

// §8/69
test('a valid token goes before others in its network, while a made-up header does not', async () => {
  const reads = several(3, 'held', () => '41.66.200.7');
  await expect.poll(() => begun.length).toBe(3);
  const waitFor = async (path: string, authorization: string) => {
    reads.push(read(path, '41.66.200.7', { authorization }));
    await expect.poll(() => asked).toContain(path);
  };
  await waitFor('/made-up', 'Bearer made up');
  await waitFor('/ours', 'Bearer ours');
  const drained = setInterval(letGoNext, 1);
  await Promise.all(reads);
  clearInterval(drained);
  expect(begun.slice(3)).toEqual(['/ours', '/made-up']);
});

// §8/69
test('requests sent together over one connection wait for their turns like all others', async () => {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  const piece = (n: number) =>
    `GET /piped${n} HTTP/1.1\r\nhost: efie.test\r\nx-forwarded-for: 41.66.200.7\r\n\r\n`;
  socket.write(Array.from({ length: 60 }, (_, n) => piece(n)).join(''));
  await expect.poll(() => begun.length).toBe(3);
  const other = read('/other', '41.66.201.7');
  await expect.poll(() => begun).toEqual(['/piped0', '/piped1', '/piped2', '/other']);
  for (const { letGo } of held) letGo();
  expect((await other).status).toBe(200);
  socket.destroy();
});

test('a client that has left takes nobody’s turn', async () => {
  const reads = several(3, 'held', () => '41.66.200.7');
  await expect.poll(() => begun.length).toBe(3);
  const left = new AbortController();
  const gone = fetch(`${origin}/gone`, {
    headers: { 'x-forwarded-for': '41.66.200.7' },
    signal: left.signal,
  });
  await expect.poll(() => asked).toContain('/gone');
  left.abort();
  await expect(gone).rejects.toThrow();
  await expect.poll(() => closed).toContain('/gone');
  const drained = setInterval(letGoNext, 1);
  await Promise.all(reads);
  expect((await read('/next', '41.66.200.7')).status).toBe(200);
  clearInterval(drained);
  expect(begun).not.toContain('/gone');
});
