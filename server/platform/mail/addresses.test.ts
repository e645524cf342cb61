import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Outbox } from '#server/testing/outbox.ts';
import { createMailer, type Mailer } from './mail.ts';

let folder = '';
let mailer: Mailer;
const warnings: object[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-mail-'));
  mailer = createMailer({
    smtpUrl: undefined,
    from: 'Efie <no-reply@efie.example>',
    outbox: folder,
    log: { warn: (about: object) => warnings.push(about) },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const send = (to: string, replyTo?: string) =>
  mailer.send({ to, subject: 'Hello', text: 'x', html: 'x', ...(replyTo && { replyTo }) });

test('an email goes to one mailbox', async () => {
  await send('ama@efie.test', 'kofi@efie.test');
  const [mail] = await new Outbox(folder).mails();
  expect(mail).toMatch(/^To: ama@efie\.test$/m);
  expect(mail).toMatch(/^Reply-To: kofi@efie\.test$/m);
});

// §6/23
test.each([['a<v@efie.test>'], ['v@efie.test,'], ['g:v@efie.test;'], ['v@efie.test, w@efie.test']])(
  'an older account with the address %s gets no email, and the log says so',
  async (to) => {
    const before = (await new Outbox(folder).mails()).length;
    warnings.length = 0;
    await send(to);
    expect(await new Outbox(folder).mails()).toHaveLength(before);
    expect(warnings).toEqual([{ subject: 'Hello' }]);
  },
);
