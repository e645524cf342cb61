import { codeMessages } from '#domain/accounts/code-messages.ts';
import { failed, isBlank, passed } from '#domain/check.ts';
import type { FormRules } from '#web/lib/forms/native-form.ts';

/** The code after the password; `ticket` proves that the password was right. */
export const LOGIN_CODE: FormRules<{ ticket: string; code: string }, 'POST /api/auth/login/code'> =
  {
    read: (field) => ({ ticket: field('ticket'), code: field('code') }),
    check: ({ code }) =>
      isBlank(code) ? failed(codeMessages.required, { code: codeMessages.required }) : passed,
    call: (json) => ({ name: 'POST /api/auth/login/code', json }),
    sentenceOf: (failure) => failure.message || codeMessages.failure,
    kept: ['ticket'],
  };
