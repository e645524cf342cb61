import { expect, test } from 'vitest';
import { mailReachMessages } from '#domain/setup/mail-messages.ts';
import { environmentWarnings } from './start-warnings.ts';

test.each([
  ['https://efie.test', undefined, [mailReachMessages.none]],
  ['https://efie.test', 'smtp://mail.test', []],
  ['http://localhost:3000', undefined, []],
  ['http://127.0.0.1:3000', undefined, []],
])('at %s with the mail server %s', (appUrl, smtpUrl, said) => {
  expect(environmentWarnings({ appUrl, smtpUrl }, {})).toEqual(said);
});

test('names are asked about that are near to ours', () => {
  const config = { appUrl: 'http://localhost:3000', smtpUrl: undefined };
  expect(environmentWarnings(config, { SMPT_URL: 'smtp://mail.test' })).toEqual([
    'Efie does not know SMPT_URL. Did you mean SMTP_URL?',
  ]);
});
