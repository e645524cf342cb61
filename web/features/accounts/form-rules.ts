import { codeMessages } from '#domain/accounts/code-messages.ts';
import {
  forgotPasswordFailure,
  loginFailure,
  resetPasswordFailure,
  signupFailure,
} from '#domain/accounts/failures.ts';
import { signupMessages } from '#domain/accounts/messages.ts';
import { SIGNUP_ROLES } from '#domain/accounts/role.ts';
import {
  checkForgotPassword,
  checkLogin,
  checkResetPassword,
  checkSignup,
  type LoginForm,
  type ResetPasswordForm,
  type SignupForm,
} from '#domain/accounts/rules.ts';
import { failed, isBlank, passed } from '#domain/check.ts';
import type { FormRules, ReadField } from '#web/lib/native-form.ts';

/** Specification §2.4. */
export const LOGIN: FormRules<LoginForm> = {
  read: (field) => ({ email: field('email').trim(), password: field('password') }),
  check: checkLogin,
  call: (json) => ({ path: '/api/auth/login', json }),
  sentenceOf: loginFailure,
  kept: ['email'],
};

/** The code after the password; `ticket` is what the right one was given. */
export const LOGIN_CODE: FormRules<{ ticket: string; code: string }> = {
  read: (field) => ({ ticket: field('ticket'), code: field('code') }),
  check: ({ code }) =>
    isBlank(code) ? failed(codeMessages.required, { code: codeMessages.required }) : passed,
  call: (json) => ({ path: '/api/auth/login/code', json }),
  sentenceOf: (failure) => failure.message || codeMessages.failure,
  kept: ['ticket'],
};

/** A role that one signs up as; undefined for any other text. */
export const parseSignupRole = (text: string | null) => SIGNUP_ROLES.find((role) => role === text);

/** Specification §2.5; the role is chosen before the form is filled in, or in it where it came back without one. */
export const SIGNUP: FormRules<SignupForm & { role: string }> = {
  read: (field) => ({
    firstname: field('firstname'),
    lastname: field('lastname'),
    phoneNumber: field('phoneNumber'),
    location: field('location'),
    email: field('email').trim(),
    password: field('password'),
    confirmPassword: field('confirmPassword'),
    role: field('role'),
  }),
  check({ role, ...form }) {
    const check = checkSignup(form);
    if (parseSignupRole(role)) return check;
    const wrong = check.ok ? failed(signupMessages.roleRefused) : check;
    return failed(wrong.message, { ...wrong.fields, role: signupMessages.roleRefused });
  },
  call: ({ confirmPassword: _confirmed, ...json }) => ({ path: '/api/auth/signup', json }),
  sentenceOf: signupFailure,
  kept: ['firstname', 'lastname', 'phoneNumber', 'location', 'email', 'role'],
};

/** Specification §2.13: it asks for a reset link. */
export const FORGOT_PASSWORD: FormRules<{ email: string }> = {
  read: (field) => ({ email: field('email').trim() }),
  check: checkForgotPassword,
  call: (json) => ({ path: '/api/auth/forgot-password', json }),
  sentenceOf: forgotPasswordFailure,
  kept: ['email'],
};

/** Specification §2.13: the page that a reset link opens. */
export const resetPasswordRules = (token: string): FormRules<ResetPasswordForm> => ({
  read: (field: ReadField) => ({
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
