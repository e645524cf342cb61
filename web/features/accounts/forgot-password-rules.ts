import { forgotPasswordFailure } from '#domain/accounts/failures.ts';
import { checkForgotPassword } from '#domain/accounts/rules.ts';
import type { FormRules } from '#web/lib/forms/native-form.ts';

/** Specification §2.13: it asks for a reset link. */
export const FORGOT_PASSWORD: FormRules<{ email: string }, 'POST /api/auth/forgot-password'> = {
  read: (field) => ({ email: field('email').trim() }),
  check: checkForgotPassword,
  call: (json) => ({ name: 'POST /api/auth/forgot-password', json }),
  sentenceOf: forgotPasswordFailure,
  kept: ['email'],
};
