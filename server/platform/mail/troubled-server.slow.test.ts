import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { createMailer } from './mail.ts';
import { queueMail } from './send-mail-job.ts';

const efie = bootTestApp();

const MAILS = 10;
const SLOW_MS = 400;

/** A slow mail server that refuses every second email once. */
async function startTroubledServer() {
  const accepted: string[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const mail = await text(stream);
      await sleep(SLOW_MS);
      const id = /^Message-ID: <mail-(\d+)@/im.exec(mail)?.[1] ?? 'none';
      if (Number(id) % 2 === 0 && !refused.has(id)) {
        refused.add(id);
        return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      }
      accepted.push(id);
      return done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { accepted, refused, url: `smtp://127.0.0.1:${port}` };
}

// §8/80
test('a slow email server that refuses half still gets each email once, and calls do not wait', async () => {
  const mailServer = await startTroubledServer();
  const server = await startServerProcess(efie, { env: { SMTP_URL: mailServer.url } });
  onTestFinished(() => server.kill());
  for (let n = 1; n <= MAILS; n += 1) {
    const to = `guest${n}@efie.test`;
    await queueMail(efie.platform.db, {
      id: `mail-${n}`,
      to,
      subject: 'Stay',
      text: 'A',
      html: 'A',
    });
  }
  await expect.poll(() => mailServer.refused.size, { timeout: 20_000 }).toBeGreaterThan(0);
  const began = performance.now();
  expect((await fetch(`${server.origin}/api/properties?limit=1`)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(2_000);
  await expect.poll(() => mailServer.accepted.length, { timeout: 60_000 }).toBe(MAILS);
  const left = () =>
    efie.connection.pool
      .query(`select from graphile_worker.jobs where task_identifier = 'send-mail'`)
      .then(({ rowCount }) => rowCount);
  await expect.poll(left, { timeout: 10_000 }).toBe(0);
  expect(new Set(mailServer.accepted).size, 'none twice').toBe(MAILS);
  expect(mailServer.accepted).toHaveLength(MAILS);
  expect(mailServer.refused.size).toBe(MAILS / 2);
});

// §8/80
test('an email server that never greets is given up after ten seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Efie <no-reply@efie.test>',
    outbox: efie.dataDir,
    log: efie.platform.log,
  });
  const began = performance.now();
  const mail = { to: 'ama@efie.test', subject: 'Stay', text: 'A', html: 'A' };
  await expect(mailer.send(mail)).rejects.toThrow('Greeting never received');
  expect(performance.now() - began).toBeLessThan(15_000);
  mailer.close();
});
