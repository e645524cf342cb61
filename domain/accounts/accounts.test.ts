import { describe, expect, test } from 'vitest';
import {
  changePasswordFailure,
  forgotPasswordFailure,
  liftLockoutFailure,
  loginFailure,
  profileLoadFailure,
  profilePhotoFailure,
  profileSaveFailure,
  resetPasswordFailure,
} from './failures.ts';
import { newPasswordMessages } from './password-messages.ts';
import { isSignedIn } from './permissions.ts';
import { homeAfterLogin, parseRole, ROLES, roleLabel } from './role.ts';
import {
  checkChangePassword,
  checkForgotPassword,
  checkLogin,
  checkProfilePhoto,
  checkResetPassword,
  checkSignup,
} from './rules.ts';
import { LoginBody, SignupBody, UpdateProfileBody } from './schema.ts';

describe('roles', () => {
  // §1/4, §2.21/1, §4/5, §6/1
  test('only an Admin is sent to the dashboard after login', () => {
    expect(ROLES.map(homeAfterLogin)).toEqual(['/admin-dashboard', '/', '/', '/']);
  });

  // §1/5, §6/1
  test.each([
    ['Agent', 'Agent'],
    ['', 'User'],
    [null, 'User'],
    [undefined, 'User'],
  ])('the role %j is called %s', (role, label) => {
    expect(roleLabel(role)).toBe(label);
  });

  test('a stored role counts only if it is spelt exactly', () => {
    expect(parseRole('Property Owner')).toBe('Property Owner');
    expect(parseRole('admin')).toBeUndefined();
    expect(parseRole(null)).toBeUndefined();
  });
});

describe('login', () => {
  // §5/1, §5/2, §5/3, §9/17
  test.each([
    [{ email: 'ama', password: '1' }, 'Invalid email address', ['email', 'password']],
    [
      { email: 'ama@b.c', password: '12345' },
      'Password must be at least 6 characters long',
      ['password'],
    ],
    [{ email: '', password: '' }, 'Invalid email address', ['email', 'password']],
  ])('refuses %j with “%s”', (form, message, fields) => {
    const check = checkLogin(form);
    expect(check).toMatchObject({ ok: false, message });
    expect(check.ok ? [] : Object.keys(check.fields)).toEqual(fields);
  });

  test('accepts a correct form', () => {
    expect(checkLogin({ email: ' ama@b.c ', password: '123456' })).toEqual({ ok: true });
  });

  test('the call lower-cases the email address and leaves the password alone', () => {
    expect(LoginBody.parse({ email: 'AMA@B.c', password: ' Aa3456 ' })).toEqual({
      email: 'ama@b.c',
      password: ' Aa3456 ',
    });
  });
});

const signup = {
  firstname: 'Ama',
  lastname: 'Mensah',
  phoneNumber: '024 412 3456',
  location: 'Osu',
  email: 'ama@example.com',
  password: 'secret',
  confirmPassword: 'secret',
};

describe('sign-up', () => {
  // §5/5, §5/6
  test.each([
    [{ lastname: ' ' }, 'All fields are required.', 'lastname'],
    [{ lastname: '', confirmPassword: 'other' }, 'All fields are required.', 'lastname'],
    [{ confirmPassword: 'secrets', email: 'ama' }, 'Passwords do not match', 'confirmPassword'],
    [{ email: 'ama' }, 'Invalid email address', 'email'],
    [{ phoneNumber: '12' }, 'Invalid phone number format.', 'phoneNumber'],
    [
      { password: '12345', confirmPassword: '12345' },
      'Password must be at least 6 characters long',
      'password',
    ],
  ])('refuses %j with “%s”', (change, message, field) => {
    const check = checkSignup({ ...signup, ...change });
    expect(check).toMatchObject({ ok: false, message });
    expect(check.ok ? undefined : check.fields[field]).toBe(message);
  });

  test('accepts a correct form', () => {
    expect(checkSignup(signup)).toEqual({ ok: true });
  });

  // §6/18
  test.each([
    ['kofi.mensah@efie.example', 'Kofi.Mensah@efie.example'],
    ['kofi.mensah@efie.example', 'kofi.mensah'],
    ['kofi.mensah+efie@efie.example', 'Kofi.Mensah'],
    ['kofi.mensah@gmail.com', 'kofimensah'],
    ['kofi.mensah@gmail.com', 'KOFI.mensah@gmail.com'],
  ])('does not let %s have the password %s', (email, password) => {
    const message = 'Please choose a password that isn’t your email address.';
    expect(checkSignup({ ...signup, email, password, confirmPassword: password })).toEqual({
      ok: false,
      message,
      fields: { password: message },
    });
  });

  // §3/24
  test.each(['Agent', 'Property Owner', 'Customer'])('accepts the role %s', (role) => {
    expect(SignupBody.parse({ ...signup, role })).toEqual({
      firstname: 'Ama',
      lastname: 'Mensah',
      phoneNumber: '0244123456',
      location: 'Osu',
      email: 'ama@example.com',
      password: 'secret',
      role,
    });
  });

  // §6/2
  test.each(['Admin', 'admin', 'User', '', undefined, ['Agent']])('refuses the role %j', (role) => {
    expect(SignupBody.safeParse({ ...signup, role }).success).toBe(false);
  });
});

describe('resetting a forgotten password', () => {
  // §5/25
  test('requires a well-formed email address', () => {
    expect(checkForgotPassword({ email: '' }).ok).toBe(false);
    expect(checkForgotPassword({ email: 'ama@b' }).ok).toBe(false);
    expect(checkForgotPassword({ email: 'ama@b.c' }).ok).toBe(true);
  });

  // §5/26, §5/28, §9/17
  test.each([
    [
      { token: '', password: '1', confirmPassword: '' },
      'Invalid or missing token. Please request a new password reset link.',
      {},
    ],
    [
      { token: 't', password: '123456', confirmPassword: '1234567' },
      'Please fix the errors in the form',
      { confirmPassword: "Passwords don't match" },
    ],
    [
      { token: 't', password: '12345', confirmPassword: '' },
      'Please fix the errors in the form',
      {
        confirmPassword: "Passwords don't match",
        password: 'Password must be at least 6 characters long',
      },
    ],
  ])('refuses %j with “%s”', (form, message, fields) => {
    expect(checkResetPassword(form)).toEqual({ ok: false, message, fields });
  });

  test('accepts a correct form', () => {
    const form = { token: 't', password: '123456', confirmPassword: '123456' };
    expect(checkResetPassword(form)).toEqual({ ok: true });
  });
});

describe('changing the password', () => {
  // §9/17
  test.each([
    [
      { currentPassword: '', password: '12345', confirmPassword: '1' },
      'Please enter your current password.',
      ['currentPassword', 'confirmPassword', 'password'],
    ],
    [
      { currentPassword: 'x', password: '123456', confirmPassword: '1234567' },
      "Passwords don't match",
      ['confirmPassword'],
    ],
    [
      { currentPassword: 'x', password: '12345', confirmPassword: '12345' },
      'Password must be at least 6 characters long',
      ['password'],
    ],
  ])('refuses %j with “%s”', (form, message, fields) => {
    const check = checkChangePassword(form);
    expect(check).toMatchObject({ ok: false, message });
    expect(check.ok ? [] : Object.keys(check.fields)).toEqual(fields);
  });

  test('accepts a correct form, however short the current password is', () => {
    const form = { currentPassword: 'x', password: '123456', confirmPassword: '123456' };
    expect(checkChangePassword(form)).toEqual({ ok: true });
  });
});

// §5/42, §5/43, §9/23
test.each([
  [{ size: 5 * 1024 * 1024 + 1, type: 'text/plain' }, 'Image size should be less than 5MB'],
  [{ size: 10, type: 'text/plain' }, 'Please select a valid image file'],
  [{ size: 10, type: '' }, 'Please select a valid image file'],
])('the profile photo %j is refused: %s', (file, message) => {
  expect(checkProfilePhoto(file)).toMatchObject({ ok: false, message });
});

// §9/23
test('a profile photo of exactly 5 MB is accepted', () => {
  expect(checkProfilePhoto({ size: 5 * 1024 * 1024, type: 'image/png' })).toEqual({ ok: true });
});

test('a profile can be changed in part, but a name cannot be blank, nor an email or a role changed', () => {
  expect(UpdateProfileBody.parse({ phoneNumber: '0244 123 456', location: 'Ho' })).toEqual({
    phoneNumber: '0244123456',
    location: 'Ho',
  });
  expect(UpdateProfileBody.safeParse({ firstname: ' ' }).success).toBe(false);
  expect(UpdateProfileBody.parse({ email: 'x@y.z', role: 'Admin' })).toEqual({});
});

// §8/29, §8/30, §8/31, §8/42, §8/43, §8/46, §8/47, §8/48, §8/51, §8/53, §8/54
describe('the error catalogue', () => {
  test.each([
    [loginFailure({ status: 401, message: 'No.' }), 'No.'],
    [loginFailure({}), 'An error occurred'],
    [
      forgotPasswordFailure({ status: 400 }),
      'Invalid email. Please check the email address and try again.',
    ],
    [forgotPasswordFailure({ status: 500 }), 'Server error. Please try again later.'],
    [forgotPasswordFailure({ status: 429 }), 'An error occurred. Please try again.'],
    [
      resetPasswordFailure({ status: 400 }),
      'Invalid or expired token. Please request a new password reset link.',
    ],
    [resetPasswordFailure({}), 'An error occurred. Please try again.'],
    [
      resetPasswordFailure({ status: 400, message: newPasswordMessages.tooCommon }),
      'This password is too common. Please choose another one.',
    ],
    [
      resetPasswordFailure({ status: 400, message: 'No.' }),
      'Invalid or expired token. Please request a new password reset link.',
    ],
    [changePasswordFailure({ status: 400, message: 'No.' }), 'No.'],
    [changePasswordFailure({}), 'We couldn’t change your password. Please try again.'],
    [liftLockoutFailure({ status: 404, message: 'No.' }), 'No.'],
    [liftLockoutFailure({}), 'We couldn’t unlock the account. Please try again.'],
    [
      profileLoadFailure({ status: 403 }),
      'Access denied. Please check your authentication or login again.',
    ],
    [profileLoadFailure({ status: 401 }), 'Authentication failed. Please login again.'],
    [profileLoadFailure({ status: 500 }), 'Failed to load profile'],
    [profileSaveFailure({ status: 400, message: 'No.' }), 'No.'],
    [profileSaveFailure({ status: 400 }), 'Invalid data. Please check your inputs.'],
    [profileSaveFailure({ status: 500, message: 'No.' }), 'Server error. Please try again later.'],
    [profileSaveFailure({ status: 409, message: 'No.' }), 'No.'],
    [profileSaveFailure({}), 'Failed to update profile.'],
    [
      profilePhotoFailure({}),
      'Connection timeout. Please check your internet connection and try again.',
    ],
    [
      profilePhotoFailure({ status: 413 }),
      'Image file is too large. Please choose a smaller image (max 5MB).',
    ],
    [profilePhotoFailure({ status: 400, message: 'No.' }), 'No.'],
    [profilePhotoFailure({ status: 400 }), 'Invalid image file.'],
    [profilePhotoFailure({ status: 415, message: 'No.' }), 'Failed to upload image.'],
  ])('says “%s”', (said, sentence) => {
    expect(said).toBe(sentence);
  });
});

describe('permissions', () => {
  const admin = { userId: 'a', role: 'Admin' } as const;
  const agent = { userId: 'b', role: 'Agent' } as const;

  test('someone with a session is logged in', () => {
    expect([admin, agent, null, undefined].map(isSignedIn)).toEqual([true, true, false, false]);
  });
});
