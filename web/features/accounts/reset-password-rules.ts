import { resetPasswordFailure } from '#domain/accounts/failures.ts';
import { checkResetPassword, type ResetPasswordForm } from '#domain/accounts/rules.ts';
import type { FormRules } from '#web/lib/forms/native-form.ts';

/** Specification §2.13: the page that a reset link opens. */
export const resetPasswordRules = (
  token: string,
): FormRules<ResetPasswordForm, 'POST /api/auth/reset-password/:token'> => ({
  read: (field) => ({
    token,
    password: field('password'),
    confirmPassword: field('confirmPassword'),
  }),
  check: checkResetPassword,
  call: ({ password }) => ({
    name: 'POST /api/auth/reset-password/:token',
    params: { token },
    json: { password },
  }),
  sentenceOf: resetPasswordFailure,
  kept: [],
});
