import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { runAdminCreate } from './testing/process/admin-create.ts';
import { EfieProcess, START_MS } from './testing/process/efie-process.ts';

/** Starting, stopping and being killed (docs/operating.md, "Running it day to day"). */
test.describe.configure({ mode: 'serial' });

let dataDir = '';
let running: EfieProcess | undefined;

test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-process-'));
});
test.afterEach(async () => {
  if (!dataDir) return;
  await running?.stop('SIGKILL');
  running = undefined;
  // A PostgreSQL whose server was killed may still be ending.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const start = async () => {
  running = await EfieProcess.spawn(dataDir);
  await running.responds();
  return running;
};

const ama = { email: 'ama@efie.test', password: 'secret-enough' };
const signup = (efie: EfieProcess, email = ama.email) =>
  efie.post('/api/auth/signup', {
    ...ama,
    email,
    role: 'Customer',
    firstname: 'Ama',
    lastname: 'Mensah',
    phoneNumber: '0244123456',
    location: 'Accra',
  });

test('everything acknowledged is there after kill -9 and after SIGTERM; a second start on the same data says so and ends', async () => {
  test.slow();
  const killed = await start();
  const beside = await EfieProcess.spawn(dataDir);
  expect(await beside.ended()).toBe(1);
  expect(beside.output).toContain('already running');

  const acknowledged: string[] = [];
  const writing = (async () => {
    for (let n = 0; n < 1000; n += 1) {
      const email = `person${n}@efie.test`;
      const response = await signup(killed, email).catch(() => undefined);
      if (response?.status !== 201) return;
      acknowledged.push(email);
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
  await killed.stop('SIGKILL');
  await writing;

  const second = await start();
  for (const email of acknowledged) {
    const response = await second.post('/api/auth/login', { ...ama, email });
    expect(response.status, email).toBe(200);
  }
  expect(await second.stop('SIGTERM'), second.output).toBe(0);
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);

  const third = await start();
  const [email = ''] = acknowledged;
  expect((await third.post('/api/auth/login', { ...ama, email })).status).toBe(200);
  expect(await third.stop('SIGINT'), third.output).toBe(0);
});

test('a bad environment is named whole, and nothing starts', async () => {
  const efie = await EfieProcess.spawn(dataDir, { SMTP_URL: 'mail.example', MAIL_FROM: 'x' });
  expect(await efie.ended()).toBe(1);
  expect(efie.output).toContain('SMTP_URL');
  expect(efie.output).toContain('MAIL_FROM');
});

// §6/36, §6/37
test('away from this machine it knows no demo password, and responds only for its own host', async () => {
  running = await EfieProcess.spawn(dataDir, {
    NODE_ENV: 'production',
    APP_URL: 'https://efie.example',
    DEMO_DATA: '',
  });
  const { port } = new URL(running.origin);
  const ask = async (host: string, path: string, body?: object): Promise<[number, string]> => {
    const headers = { host, 'content-type': 'application/json' };
    const call = request({ port, host: 'localhost', path, headers, method: body ? 'POST' : 'GET' });
    call.end(body && JSON.stringify(body));
    const [response] = await once(call, 'response');
    return [response.statusCode, await text(response)];
  };
  const isUp = () => ask('efie.example', '/api/openapi.json').catch(() => [0]);
  await expect.poll(async () => (await isUp())[0], { timeout: START_MS }).toBe(200);

  const admin = { email: 'admin@efie.example', password: 'efie-demo-2026' };
  expect((await ask('efie.example', '/api/auth/login', admin))[0]).toBe(401);
  expect(await ask('efie.example', '/api/properties')).toEqual([200, '[]']);
  expect(running.output).not.toContain('emo account');

  // Its pages call the API under the site's own name.
  const [status, home] = await ask('efie.example', '/');
  expect(status).toBe(200);
  expect(home).toContain('No properties available at the moment.');
  for (const host of ['evil.example', `localhost:${port}`]) {
    expect((await ask(host, '/'))[0], host).toBe(421);
    expect((await ask(host, '/api/properties'))[0], host).toBe(421);
  }
});

// §6/17, §6/39
test('admin:create makes an Admin of a password on standard input, running or not, and refuses what cannot be one', async () => {
  const efie = await start();
  const create = (email: string, password: string) =>
    runAdminCreate(dataDir, ['--email', email], password);
  const made = await create('Boss@efie.test', 'secret-enough');
  expect(made).toEqual({
    code: 0,
    output: expect.stringContaining('boss@efie.test is an Admin now'),
  });
  const login = await efie.post('/api/auth/login', {
    email: 'boss@efie.test',
    password: 'secret-enough',
  });
  expect(await login.json()).toMatchObject({ role: 'Admin' });

  const again = await create('boss@efie.test', 'secret-enough');
  expect(again).toEqual({ code: 1, output: expect.stringContaining('has an account already') });
  for (const [email, password, message] of [
    ['boss', 'secret-enough', '--email: Invalid email address'],
    ['other@efie.test', 'password1', 'This password is too common'],
  ] as const) {
    expect(await create(email, password)).toEqual({
      code: 1,
      output: expect.stringContaining(message),
    });
  }
  const shown = await runAdminCreate(dataDir, ['--email', 'a@efie.test', '--password', 'secret-1']);
  expect(shown).toEqual({ code: 1, output: expect.stringContaining('Leave out --password') });

  await efie.stop();
  const stopped = await create('second@efie.test', 'secret-enough');
  expect(stopped.code).toBe(0);
});
