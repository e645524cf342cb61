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

test('blanks around an email address are ignored', () => {
  expect(checkSignup(signup)).toEqual({ ok: true });
  expect(checkForgotPassword({ email: ' ama@example.com ' })).toEqual({ ok: true });
  expect(checkSignup(withPassword('ama@example.com'))).toMatchObject({ ok: false });
});

test('a malformed email address is reported beside its field', () => {
  const check = checkForgotPassword({ email: 'ama' });
  expect(check).toMatchObject({ ok: false, fields: { email: 'Invalid email address' } });
});

test.each(['firstname', 'lastname'])('a web address in %s is refused', (name) => {
  const check = checkSignup({ ...signup, [name]: 'evil.com' });
  expect(check.ok ? [] : Object.keys(check.fields)).toEqual([name]);
});

test('the length of a password is limited at sign-up and at login', () => {
  expect(checkSignup(withPassword('x'.repeat(PASSWORD_MAX)))).toEqual({ ok: true });
  const tooLong = withPassword('x'.repeat(PASSWORD_MAX + 1));
  for (const check of [checkSignup(tooLong), checkLogin(tooLong)]) {
    expect(check.ok ? [] : Object.keys(check.fields)).toEqual(['password']);
  }
});

test('a file that is not a photo is reported beside the profile photo’s field', () => {
  const check = checkProfilePhoto({ size: 1, type: 'text/plain' });
  if (check.ok) throw new Error('nothing is wrong');
  expect(check.fields).toEqual({ profileImage: check.message });
});

test('a failed sign-up gives the server’s reason, or else a general sentence', () => {
  expect(signupFailure({ message: 'This email is taken.' })).toBe('This email is taken.');
  expect(signupFailure({})).toBe('An error occurred');
});

test('a role of blanks counts as none', () => {
  expect(roleLabel(' ')).toBe('User');
  expect(roleLabel(' Agent ')).toBe('Agent');
});
