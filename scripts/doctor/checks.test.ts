import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailReachMessages } from '#domain/setup/messages.ts';
import { milestones } from '#server/features/setup/public.ts';
import { type SmtpServer, startSmtpServer } from '#server/testing/servers/smtp-server.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import {
  checkBackups,
  checkDisk,
  checkDns,
  checkEnvironment,
  checkMail,
  checkProxy,
  type Finding,
} from './checks.ts';

const PUBLIC = 'https://homes.test';
const TRIED = 'http://localhost:3000';

const wrong = async (finding: Promise<Finding>) => (await finding).failures;

describe('the environment', () => {
  test('is checked as it is at a start', () => {
    expect(checkEnvironment({}).failures).toEqual([]);
    expect(checkEnvironment({ PORT: 'x', SMPT_URL: 'y' }).failures).toEqual([
      expect.stringContaining('PORT'),
    ]);
    expect(checkEnvironment({ SMPT_URL: 'y' }).failures).toEqual([
      'Efie does not know SMPT_URL. Did you mean SMTP_URL?',
    ]);
  });
});

describe('the email server', () => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp.close());
  const mailFrom = 'Homes <mail@homes.test>';

  // §2.21/19
  test('is required for a site that others reach', async () => {
    const none = { smtpUrl: undefined, mailFrom };
    expect(await wrong(checkMail({ ...none, appUrl: TRIED }))).toEqual([]);
    expect(await wrong(checkMail({ ...none, appUrl: PUBLIC }))).toEqual([mailReachMessages.none]);
  });

  test('is in order where the server accepts it, from an address of the site’s own domain', async () => {
    const there = { smtpUrl: smtp.url, appUrl: PUBLIC };
    expect(await wrong(checkMail({ ...there, mailFrom }))).toEqual([]);
    expect(await wrong(checkMail({ ...there, mailFrom: 'Efie <no-reply@efie.example>' }))).toEqual([
      expect.stringContaining('Set it to an address of your own domain.'),
    ]);
    const gone = { smtpUrl: 'smtp://127.0.0.1:1', appUrl: PUBLIC, mailFrom };
    expect(await wrong(checkMail(gone))).toEqual([expect.stringContaining('Look at SMTP_URL.')]);
  });
});

// §2.21/19
test('reports a host name without an address', async () => {
  expect(await wrong(checkDns({ appUrl: TRIED }))).toEqual([]);
  expect(await wrong(checkDns({ appUrl: 'https://nowhere.invalid' }))).toEqual([
    expect.stringContaining('nowhere.invalid has no address'),
  ]);
});

describe('the proxy', () => {
  let status = 200;
  const server = createServer((_request, response) => response.writeHead(status).end());
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve)));
  afterAll(() => server.close());
  /** This machine, by an address other than the loopback's. */
  const appUrl = () => `http://0.0.0.0:${(server.address() as AddressInfo).port}`;

  test('passes on requests to the site’s address', async () => {
    expect(await wrong(checkProxy({ appUrl: TRIED, trustProxy: false }))).toEqual([]);
    const plain = expect.stringContaining('APP_URL is not https');
    expect(await wrong(checkProxy({ appUrl: appUrl(), trustProxy: '10.0.0.1' }))).toEqual([plain]);
    status = 421;
    expect(await wrong(checkProxy({ appUrl: appUrl(), trustProxy: '10.0.0.1' }))).toEqual([
      plain,
      expect.stringContaining('answers 421. Let the proxy pass Host on'),
    ]);
  });

  // §2.21/19
  test('must be trusted and must answer', async () => {
    expect(
      await wrong(checkProxy({ appUrl: 'https://nowhere.invalid', trustProxy: false })),
    ).toEqual([
      expect.stringContaining('TRUST_PROXY is not set'),
      expect.stringContaining('does not answer'),
    ]);
  });
});

// §2.21/19
test('reports a disk that is nearly full and a folder that is missing', async () => {
  const dataDir = tmpdir();
  expect(await wrong(checkDisk({ dataDir, diskReserveBytes: 1 }))).toEqual([]);
  expect(await wrong(checkDisk({ dataDir, diskReserveBytes: 2 ** 60 }))).toEqual([
    expect.stringMatching(/has \d+ MB left/),
  ]);
  expect(await wrong(checkDisk({ dataDir: '/nowhere/at/all', diskReserveBytes: 1 }))).toEqual([
    expect.stringContaining('Look at DATA_DIR.'),
  ]);
});

test('reports what is in order, too', async () => {
  const dataDir = tmpdir();
  expect(checkEnvironment({ APP_URL: PUBLIC }).fact).toBe(`for ${PUBLIC}`);
  expect((await checkDns({ appUrl: 'http://0.0.0.0' })).fact).toBe('0.0.0.0 is at 0.0.0.0');
  expect((await checkMail({ smtpUrl: undefined, mailFrom: '', appUrl: TRIED })).fact).toBe(
    'only this machine reaches the site',
  );
  const disk = await checkDisk({ dataDir, diskReserveBytes: 1 });
  expect(disk.fact).toMatch(/^the disk of .+ has \d+ MB left$/);
});

describe('the last backup', () => {
  const efie = bootTestApp();
  const now = new Date('2026-11-21T03:00:00Z');
  const check = (appUrl: string) => checkBackups(efie.platform.db, { appUrl }, now);

  // §2.21/19
  test('must be less than seven days old', async () => {
    expect(await check(TRIED)).toEqual({
      fact: 'there is no backup yet; a site that people can reach needs one',
      failures: [],
    });
    expect(await wrong(check(PUBLIC))).toEqual([expect.stringContaining('There is no backup: ')]);
    await milestones.reach(efie.platform.db, 'backup', new Date('2026-11-14T02:59:00Z'));
    expect(await wrong(check(PUBLIC))).toEqual([
      expect.stringContaining('backup is of 2026-11-14'),
    ]);
    await milestones.reach(efie.platform.db, 'backup', new Date('2026-11-14T03:00:00Z'));
    expect(await wrong(check(PUBLIC))).toEqual([]);
  });
});
