import { expect, test } from 'vitest';
import { mailReachMessages } from '#domain/setup/messages.ts';
import { environmentWarnings } from './start-warnings.ts';

// §2.21/15
test.each([
  ['https://efie.test', undefined, [mailReachMessages.none]],
  ['https://efie.test', 'smtp://mail.test', []],
  ['http://localhost:3000', undefined, []],
  ['http://127.0.0.1:3000', undefined, []],
])('at %s with the mail server %s', (appUrl, smtpUrl, said) => {
  expect(environmentWarnings({ appUrl, smtpUrl, trustProxy: 'loopback' }, {})).toEqual(said);
});

test.each([
  ['https://efie.test', false, [expect.stringContaining('TRUST_PROXY is not set')]],
  ['https://efie.test', 'loopback', []],
  ['https://localhost:3000', false, []],
  ['http://localhost:3000', false, []],
] as const)('at %s with the proxy %s', (appUrl, trustProxy, said) => {
  expect(environmentWarnings({ appUrl, smtpUrl: 'smtp://mail.test', trustProxy }, {})).toEqual(
    said,
  );
});

// §2.21/18
test('names are asked about that are near to ours', () => {
  const config = {
    appUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    trustProxy: false,
  } as const;
  expect(environmentWarnings(config, { SMPT_URL: 'smtp://mail.test' })).toEqual([
    'Efie does not know SMPT_URL. Did you mean SMTP_URL?',
  ]);
});
