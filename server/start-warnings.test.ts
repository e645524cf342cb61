import { expect, test } from 'vitest';
import { mailReachMessages } from '#domain/setup/messages.ts';
import { environmentWarnings } from './start-warnings.ts';

// §2.21/15
test.each([
  ['https://efie.test', undefined, [mailReachMessages.none]],
  ['https://efie.test', 'smtp://mail.test', []],
  ['http://localhost:3000', undefined, []],
  ['http://127.0.0.1:3000', undefined, []],
])('warns where needed at %s with the email server %s', (appUrl, smtpUrl, said) => {
  expect(environmentWarnings({ appUrl, smtpUrl, trustProxy: 'loopback' }, {})).toEqual(said);
});

test.each([
  ['https://efie.test', false, [expect.stringContaining('TRUST_PROXY is not set')]],
  ['https://efie.test', 'loopback', []],
  ['https://localhost:3000', false, []],
  ['http://localhost:3000', false, []],
] as const)('warns where needed at %s with the proxy %s', (appUrl, trustProxy, said) => {
  expect(environmentWarnings({ appUrl, smtpUrl: 'smtp://mail.test', trustProxy }, {})).toEqual(
    said,
  );
});

// §2.21/18
test('asks about names that are close to ours', () => {
  const config = {
    appUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    trustProxy: false,
  } as const;
  expect(environmentWarnings(config, { SMPT_URL: 'smtp://mail.test' })).toEqual([
    'Efie does not know SMPT_URL. Did you mean SMTP_URL?',
  ]);
});
