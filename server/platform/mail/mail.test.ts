import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createMailer } from './mail.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Headers of an email with a subject, as sent. */
async function headersOf(subject: string): Promise<string[]> {
  const mailer = createMailer({
    smtpUrl: undefined,
    from: 'Efie <no-reply@efie.test>',
    outbox: folder,
    log: createLog('silent'),
  });
  await mailer.send({ to: 'ama@efie.test', subject, text: 'Hello', html: '<p>Hello</p>' });
  mailer.close();
  const [newest = ''] = (await readdir(folder)).sort().reverse();
  const mail = await readFile(path.join(folder, newest), 'utf8');
  return mail
    .slice(0, mail.indexOf('\n\n'))
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
}

// §2.12/21
test.each([
  ['Message from =?utf-8?Q?Your_bank=3A_log_in?=', 'Message from = ?utf-8?Q?Your_bank=3A_log_in?='],
  ['Message from =?utf-8?B?WW91ciBiYW5r?= now', 'Message from = ?utf-8?B?WW91ciBiYW5r?= now'],
  ['Enquiry about Villa\r\nBcc: all@efie.test', 'Enquiry about Villa Bcc: all@efie.test'],
  ['Enquiry\u0000 about\u0007 \u2028Villa\u0085', 'Enquiry about Villa'],
  ['Enquiry about \u202egnp.exe\u202c \u2066Villa\u2069\u200b', 'Enquiry about gnp.exe Villa'],
  ['x'.repeat(151), `${'x'.repeat(149)}…`],
])('the subject %j is sent as %j', async (subject, shown) => {
  const headers = await headersOf(subject);
  const sent = headers.filter((line) => line.startsWith('Subject:'));
  expect(sent.map(decoded)).toEqual([`Subject: ${shown}`]);
  expect(headers.some((line) => /^bcc:/i.test(line))).toBe(false);
});

test('a name in any script stays unchanged', async () => {
  const headers = await headersOf('Your stay at Ɛfie Kɔkɔɔ is confirmed');
  expect(headers.map(decoded)).toContain('Subject: Your stay at Ɛfie Kɔkɔɔ is confirmed');
});

const decoded = (header: string) =>
  header
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, '%$1')),
    )
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, text: string) =>
      Buffer.from(text, 'base64').toString('utf8'),
    );
