import { signupFailure } from '#domain/accounts/failures.ts';
import { signupMessages } from '#domain/accounts/messages.ts';
import { SIGNUP_ROLES } from '#domain/accounts/role.ts';
import { checkSignup, type SignupForm } from '#domain/accounts/rules.ts';
import { failed } from '#domain/check.ts';
import type { FormRules } from '#web/lib/forms/native-form.ts';

/** A role open to sign-up; undefined for any other text. */
export const parseSignupRole = (text: string | null) => SIGNUP_ROLES.find((role) => role === text);

/** Specification §2.5; the role is chosen before the form is filled in, or in the form if that came back without one. */
export const SIGNUP: FormRules<SignupForm & { role: string }, 'POST /api/auth/signup'> = {
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
  call: ({ confirmPassword: _confirmed, ...json }) => ({ name: 'POST /api/auth/signup', json }),
  sentenceOf: signupFailure,
  kept: ['firstname', 'lastname', 'phoneNumber', 'location', 'email', 'role'],
};
