import { resetPasswordFailure } from '#domain/accounts/failures.ts';
import { checkResetPassword, type ResetPasswordForm } from '#domain/accounts/rules.ts';
import type { FormRules } from '#web/lib/native-form.ts';

/** Specification §2.13: the page that a reset link opens. */
export const resetPasswordRules = (token: string): FormRules<ResetPasswordForm> => ({
  read: (field) => ({
    token,
    password: field('password'),
    confirmPassword: field('confirmPassword'),
  }),
  check: checkResetPassword,
  call: ({ password }) => ({
    path: `/api/auth/reset-password/${encodeURIComponent(token)}`,
    json: { password },
  }),
  sentenceOf: resetPasswordFailure,
  kept: [],
});
