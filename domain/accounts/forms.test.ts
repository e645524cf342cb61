import { expect, test } from 'vitest';
import { signupFailure } from './failures.ts';
import { roleLabel } from './role.ts';
import {
  checkForgotPassword,
  checkLogin,
  checkProfilePhoto,
  checkSignup,
  PASSWORD_MAX,
} from './rules.ts';

const signup = {
  firstname: 'Ama',
  lastname: 'Mensah',
  phoneNumber: '024 412 3456',
  location: 'Osu',
  email: ' ama@example.com ',
  password: 'secret',
  confirmPassword: 'secret',
};
const withPassword = (password: string) => ({ ...signup, password, confirmPassword: password });

test('blanks around an email are no mistake', () => {
  expect(checkSignup(signup)).toEqual({ ok: true });
  expect(checkForgotPassword({ email: ' ama@example.com ' })).toEqual({ ok: true });
  expect(checkSignup(withPassword('ama@example.com'))).toMatchObject({ ok: false });
});

test('an email that is none is said beside its field', () => {
  const check = checkForgotPassword({ email: 'ama' });
  expect(check).toMatchObject({ ok: false, fields: { email: 'Invalid email address' } });
});

test.each(['firstname', 'lastname'])('%s has no web address', (name) => {
  const check = checkSignup({ ...signup, [name]: 'evil.com' });
  expect(check.ok ? [] : Object.keys(check.fields)).toEqual([name]);
});

test('a password has its longest, at sign-up and at login', () => {
  expect(checkSignup(withPassword('x'.repeat(PASSWORD_MAX)))).toEqual({ ok: true });
  const tooLong = withPassword('x'.repeat(PASSWORD_MAX + 1));
  for (const check of [checkSignup(tooLong), checkLogin(tooLong)]) {
    expect(check.ok ? [] : Object.keys(check.fields)).toEqual(['password']);
  }
});

test('a profile photo that does not fit is said beside its field', () => {
  const check = checkProfilePhoto({ size: 1, type: 'text/plain' });
  if (check.ok) throw new Error('nothing is wrong');
  expect(check.fields).toEqual({ profileImage: check.message });
});

test('a sign-up that failed says the reason of the server, or that it failed', () => {
  expect(signupFailure({ message: 'This email is taken.' })).toBe('This email is taken.');
  expect(signupFailure({})).toBe('An error occurred');
});

test('a role of blanks is none', () => {
  expect(roleLabel(' ')).toBe('User');
  expect(roleLabel(' Agent ')).toBe('Agent');
});
