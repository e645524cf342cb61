import { type Check, failed, isBlank, passed } from '../check.ts';
import { PROFILE_PHOTO_MAX_BYTES } from '../media/limits.ts';
import { LIVES } from '../privacy/lives.ts';
import { isEmail } from '../values/email.ts';
import { isPhone } from '../values/ghana.ts';
import { personNameProblem } from '../values/person-name.ts';
import {
  accountMessages,
  profilePhotoMessages,
  resetPasswordMessages,
  signupMessages,
} from './messages.ts';
import { isOwnAddress } from './new-password.ts';
import { changePasswordMessages, newPasswordMessages } from './password-messages.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const LOCATION_MAX = 120;

export const RESET_TOKEN_MINUTES = LIVES.resetLink.count;

export interface LoginForm {
  email: string;
  password: string;
}

/** Login (specification §5): checks the email's form first, then the password's length. */
export function checkLogin(form: LoginForm): Check {
  const fields: Record<string, string> = {};
  if (!isEmail(form.email.trim())) fields.email = accountMessages.invalidEmail;
  const length = passwordProblem(form.password);
  if (length) fields.password = length;
  return firstOf(fields);
}

export interface SignupForm {
  firstname: string;
  lastname: string;
  phoneNumber: string;
  location: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** Signup (specification §5): checks that every field is filled in, then that the passwords are equal, then each field's form. */
export function checkSignup(form: SignupForm): Check {
  const blank = Object.entries(form).filter(([, value]) => isBlank(value));
  if (blank.length > 0) {
    const required = accountMessages.allFieldsRequired;
    return failed(required, Object.fromEntries(blank.map(([name]) => [name, required])));
  }
  const fields: Record<string, string> = {};
  if (form.password !== form.confirmPassword) {
    fields.confirmPassword = signupMessages.passwordsDoNotMatch;
  }
  if (!isPhone(form.phoneNumber)) fields.phoneNumber = accountMessages.invalidPhone;
  if (!isEmail(form.email.trim())) fields.email = accountMessages.invalidEmail;
  const length = passwordProblem(form.password);
  if (length) fields.password = length;
  else if (isOwnAddress(form.password, form.email.trim())) {
    fields.password = newPasswordMessages.isAddress;
  }
  for (const name of ['firstname', 'lastname'] as const) {
    const problem = personNameProblem(form[name]);
    if (problem) fields[name] = problem;
  }
  return firstOf(fields);
}

/** Forgot password (specification §5): requires a well-formed email. */
export function checkForgotPassword(form: { email: string }): Check {
  return isEmail(form.email.trim())
    ? passed
    : failed(accountMessages.invalidEmail, { email: accountMessages.invalidEmail });
}

export interface ResetPasswordForm {
  token: string | undefined;
  password: string;
  confirmPassword: string;
}

export interface ChangePasswordForm {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

/** The form in the profile: the current password, and a new one under the rules of a reset. */
export function checkChangePassword(form: ChangePasswordForm): Check {
  const fields = newPasswordProblems(form);
  return firstOf(
    form.currentPassword
      ? fields
      : { currentPassword: changePasswordMessages.currentRequired, ...fields },
  );
}

export interface ChangeEmailForm {
  email: string;
  currentPassword: string;
}

/** A change of address: its form, and the current password. */
export function checkChangeEmail(form: ChangeEmailForm): Check {
  const fields: Record<string, string> = {};
  if (!isEmail(form.email.trim())) fields.email = accountMessages.invalidEmail;
  if (!form.currentPassword) fields.currentPassword = changePasswordMessages.currentRequired;
  return firstOf(fields);
}

/** Reset password (specification §5): requires a token, equal passwords and the password's length. */
export function checkResetPassword(form: ResetPasswordForm): Check {
  if (isBlank(form.token)) return failed(resetPasswordMessages.missingToken);
  const fields = newPasswordProblems(form);
  return Object.keys(fields).length > 0 ? failed(resetPasswordMessages.fixErrors, fields) : passed;
}

function newPasswordProblems(form: {
  password: string;
  confirmPassword: string;
}): Record<string, string> {
  const fields: Record<string, string> = {};
  if (form.password !== form.confirmPassword) {
    fields.confirmPassword = resetPasswordMessages.passwordsDoNotMatch;
  }
  const length = passwordProblem(form.password);
  if (length) fields.password = length;
  return fields;
}

/** A chosen profile photo (specification §5): an image of 5 MB at most. */
export function checkProfilePhoto(file: { size: number; type: string }): Check {
  if (file.size > PROFILE_PHOTO_MAX_BYTES) {
    return photoFailure(profilePhotoMessages.tooBigToChoose);
  }
  if (!file.type.startsWith('image/')) return photoFailure(profilePhotoMessages.notAnImage);
  return passed;
}

function photoFailure(sentence: string): Check {
  return failed(sentence, { profileImage: sentence });
}

function passwordProblem(password: string): string | undefined {
  if (password.length < PASSWORD_MIN) return accountMessages.passwordTooShort;
  if (password.length > PASSWORD_MAX) return accountMessages.passwordTooLong;
  return undefined;
}

// Fields are added in the order of the rules, so the first one's sentence becomes the form's.
function firstOf(fields: Record<string, string>): Check {
  const [first] = Object.values(fields);
  return first === undefined ? passed : failed(first, fields);
}
