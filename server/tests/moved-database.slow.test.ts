import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorMessages } from '#domain/errors.ts';
import { Outbox } from '#server/testing/outbox.ts';
import { OwnPostgres } from '#server/testing/servers/own-postgres.ts';
import { type ServerProcess, startServer } from '#server/testing/servers/server-process.ts';

/** A primary that becomes read-only, as one that was demoted, and takes writes again. */
let postgres: OwnPostgres;
let efie: ServerProcess;
let dataDir: string;
let outbox: Outbox;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-moved-'));
  outbox = new Outbox(path.join(dataDir, 'outbox'));
  efie = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a secret of the tests, 32 characters',
  });
});
afterAll(async () => {
  await efie.kill();
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  await postgres.query(`alter system set default_transaction_read_only = ${value}`);
  await postgres.query('select pg_reload_conf()');
}

const list = () => fetch(`${efie.origin}/api/properties?limit=5`);

const signUp = () =>
  fetch(`${efie.origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstname: 'Ama',
      lastname: 'Mensah',
      email: `ama-${randomUUID()}@efie.test`,
      password: 'Kwame-Nkrumah-57',
      role: 'Customer',
      phoneNumber: '0201234567',
      location: 'Accra',
    }),
  });

// §8/81, §8/82
test('a server that takes no writes is no primary: writes wait for another, and what is kept is shown', async () => {
  expect((await list()).status).toBe(200);
  expect((await signUp()).status).toBe(201);
  await setReadOnly('on');
  await expect.poll(async () => (await signUp()).status).toBe(503);
  const refused = await signUp();
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await refused.json()).message).toBe(errorMessages.unavailable);
  // The listener notices by itself within half a second; then nothing is asked of that server.
  await expect.poll(async () => (await list()).headers.get('x-shown')).toBeTruthy();
  expect((await list()).status).toBe(200);
  expect((await fetch(`${efie.origin}/api/cars/${randomUUID()}`)).status).toBe(503);

  await setReadOnly('off');
  const back = performance.now();
  await expect.poll(async () => (await signUp()).status, { interval: 50 }).toBe(201);
  const mails = (await outbox.mails()).length;
  await postgres.query(`select graphile_worker.add_job('send-mail',
    '{"to": "ama@efie.test", "subject": "Back", "text": "Hello", "html": "<p>Hello</p>"}')`);
  await expect
    .poll(async () => (await outbox.mails()).length, { interval: 20 })
    .toBeGreaterThan(mails);
  await expect.poll(async () => (await list()).headers.get('x-shown'), { interval: 20 }).toBeNull();
  expect(performance.now() - back).toBeLessThan(2_000);
});
