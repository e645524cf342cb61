import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { OwnPostgres } from '#server/testing/servers/own-postgres.ts';
import { EfieProcess } from './testing/process/efie-process.ts';

/** Pages while the database is away, and a start before it is there (docs/operating.md, "What to do when …"). */
test.describe.configure({ mode: 'serial' });

let postgres: OwnPostgres;
let dataDir: string;
let running: EfieProcess | undefined;

test.beforeAll(async () => {
  postgres = await OwnPostgres.start();
});
test.afterAll(() => postgres.remove());
test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-outage-'));
});
test.afterEach(async () => {
  await running?.stop('SIGKILL');
  running = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const environment = () => ({
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'a secret of the tests, 32 characters',
});

test('started before its database it waits, says so, and starts when that comes; told to stop meanwhile, it ends at once', async () => {
  await postgres.stop();
  const waiting = await EfieProcess.spawn(dataDir, environment());
  await expect.poll(() => waiting.output).toContain('Waiting for the database at');
  expect(await waiting.stop('SIGTERM'), waiting.output).toBe(0);

  running = await EfieProcess.spawn(dataDir, environment());
  const efie = running;
  await expect.poll(() => efie.output).toContain('Waiting for the database at');
  expect(efie.output).not.toMatch(/ {4}at /);
  await postgres.startAgain();
  await efie.responds();
});

test('a database that refuses us is named, and nothing starts', async () => {
  const url = postgres.url.replace('/postgres?', '/nowhere?');
  running = await EfieProcess.spawn(dataDir, { ...environment(), DATABASE_URL: url });
  expect(await running.ended()).toBe(1);
  expect(running.output).toMatch(/database .*nowhere.* does not exist. Check DATABASE_URL/);
});

// §8/64
test('while the database is away pages say so, are not kept, and come back by themselves', async ({
  browser,
}) => {
  running = await EfieProcess.start(dataDir, environment());
  const { origin } = running;
  await postgres.stop();
  for (const address of ['/', '/cars', '/property/0190b5a4-0000-7000-8000-000000000000']) {
    const response = await fetch(origin + address);
    expect([address, response.status]).toEqual([address, 503]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).toContain('<title>We’ll be right back | Efie</title>');
  }
  expect((await fetch(`${origin}/no/such/page`)).status).toBe(404);

  // Without scripts, like a phone that failed to load them.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/cars?region=Volta`);
  await expect(page.getByRole('heading', { name: 'We’ll be right back' })).toBeVisible();
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(again).toHaveAttribute('href', '/cars?region=Volta');
  await postgres.startAgain();
  await expect(page.getByRole('heading', { name: 'Available Cars' })).toBeVisible();
  await context.close();
});
