import { expect, test } from 'vitest';
import { misspeltVariables } from './misspelt-variables.ts';

// §2.21/18
test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['APPURL', 'APP_URL'],
  ['TRUST_PROXIES', undefined],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['SESSION_SECRETS', 'SESSION_SECRET'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['PORTS', 'PORT'],
  ['HOME', undefined],
  ['HOSTNAME', undefined],
  ['PATH', undefined],
  ['npm_config_port', undefined],
])('for %s suggests %s', (name, near) => {
  expect(misspeltVariables({ [name]: 'x' })).toEqual(
    near ? [`Efie does not know ${name}. Did you mean ${near}?`] : [],
  );
});

test('suggests nothing that is already set', () => {
  expect(misspeltVariables({ SMTP_URL: 'x', SMTP_URI: 'x' })).toEqual([]);
});
