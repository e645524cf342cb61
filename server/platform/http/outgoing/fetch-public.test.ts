import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchGuarded, fetchPublic, type Guard, isPublicAddress } from './fetch-public.ts';

let server: Server;
let port: string;
const asked: { host: string | undefined; tag: string | undefined }[] = [];

const PAGES: Readonly<Record<string, RequestListener>> = {
  '/a.ics': ({ headers }, response) => {
    if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.setHeader('etag', '"v1"').end('BEGIN:VCALENDAR');
  },
  '/big': (_, response) => void response.end('x'.repeat(1001)),
  '/slow': (_, response) => void response.write('BEGIN'),
  '/moved': (_, response) => void response.writeHead(302, { location: '/a.ics' }).end(),
  '/loop': (_, response) => void response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (_, response) =>
    void response.writeHead(302, { location: `http://metadata.test:${port}/secret` }).end(),
  '/file': (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/private': (_, response) => void response.writeHead(403).end(),
  '/broken': (_, response) => void response.writeHead(500).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ host: request.headers.host, tag: request.headers['if-none-match'] });
    const page = PAGES[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A world in which our own machine counts as public, and one name leads inside. */
const guard = (): Guard => ({
  resolve: async (host) => {
    if (host === 'unknown.test') throw new Error('ENOTFOUND');
    if (host === 'mixed.test') return [LOCAL, { address: '10.0.0.1', family: 4 }];
    return [host === 'metadata.test' ? { address: '169.254.169.254', family: 4 } : LOCAL];
  },
  isPublic: (address) => address === LOCAL.address,
  ports: [port],
});
const LOCAL = { address: '127.0.0.1', family: 4 };
const get = (path: string, { host = 'site.test', etag = null as string | null } = {}) =>
  fetchGuarded(`http://${host}:${port}${path}`, { maxBytes: 1000, timeoutMs: 500, etag }, guard());

test('fetches a text by its name, and nothing while it is unchanged', async () => {
  expect(await get('/a.ics')).toEqual({ ok: true, text: 'BEGIN:VCALENDAR', etag: '"v1"' });
  expect(asked.at(-1)?.host).toBe(`site.test:${port}`);
  expect(await get('/a.ics', { etag: '"v1"' })).toEqual({ ok: true, unchanged: true });
});

test('follows a redirect', async () => {
  expect(await get('/moved')).toMatchObject({ ok: true, text: 'BEGIN:VCALENDAR' });
});

test.each([
  ['/big', 'too-large'],
  ['/slow', 'slow'],
  ['/loop', 'redirects'],
  ['/inside', 'not-public'],
  ['/file', 'address'],
  ['/private', 'refused'],
  ['/nothing', 'gone'],
  ['/broken', 'broken-site'],
])('refuses %s: %s', async (path, problem) => {
  expect(await get(path)).toEqual({ ok: false, problem });
});

test.each([
  ['unknown.test', 'unknown-site'],
  ['metadata.test', 'not-public'],
  ['mixed.test', 'not-public'],
  ['10.0.0.1', 'not-public'],
  ['[::1]', 'not-public'],
])('refuses the host %s: %s, and connects to nothing', async (host, problem) => {
  const before = asked.length;
  expect(await get('/a.ics', { host })).toEqual({ ok: false, problem });
  expect(asked).toHaveLength(before);
});

test.each([
  ['ftp://site.test/a.ics', 'address'],
  ['https://user:@site.test/a.ics', 'address'],
  ['not an address', 'address'],
  ['https://site.test:22/', 'not-public'],
  ['http://127.0.0.1/', 'not-public'],
  ['http://2130706433/', 'not-public'],
  ['http://[::ffff:127.0.0.1]/', 'not-public'],
])('refuses the address %s: %s', async (url, problem) => {
  expect(await fetchPublic(url, { maxBytes: 1000, timeoutMs: 500 })).toEqual({
    ok: false,
    problem,
  });
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
