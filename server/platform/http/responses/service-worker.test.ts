import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveServiceWorker } from './service-worker.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'efie-worker-'));
  await writeFile(path.join(directory, 'worker.js'), '"stays"');
  await writeFile(path.join(directory, 'leave.js'), '"leaves"');
});
afterAll(() => rm(directory, { recursive: true }));

async function get(isOn: boolean, headers: Record<string, string> = {}) {
  const app = Fastify();
  app.decorateReply('question', null);
  await serveServiceWorker(app, directory, isOn);
  return app.inject({ url: '/sw.js', headers });
}

test('the service worker is a script that browsers check at every visit', async () => {
  const { statusCode, headers, body } = await get(true);
  expect([statusCode, body]).toEqual([200, '"stays"']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const again = await get(true, { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

// §2.1/23
test('a worker that removes itself takes its place when it is switched off', async () => {
  const { body, headers } = await get(false);
  expect(body).toBe('"leaves"');
  expect(headers['cache-control']).toBe('no-cache');
});
