import { loginFailure } from '#domain/accounts/failures.ts';
import { checkLogin, type LoginForm } from '#domain/accounts/rules.ts';
import type { FormRules } from '#web/lib/forms/native-form.ts';

/** Specification §2.4. */
export const LOGIN: FormRules<LoginForm, 'POST /api/auth/login'> = {
  read: (field) => ({ email: field('email').trim(), password: field('password') }),
  check: checkLogin,
  call: (json) => ({ name: 'POST /api/auth/login', json }),
  sentenceOf: loginFailure,
  kept: ['email'],
};
