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

/** How long a reset link lives. */
export const RESET_TOKEN_MINUTES = LIVES.resetLink.count;

export interface LoginForm {
  email: string;
  password: string;
}

/** Login (specification §5): the email's form, then the password's length. */
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

/** Signup (specification §5): every field, then equal passwords; the form of each field after that. */
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

/** Forgot password (specification §5): an email is required, in the form of one. */
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

/** The form in the profile: the current password, and a new one as at a reset. */
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

/** Another address: its form, and the current password. */
export function checkChangeEmail(form: ChangeEmailForm): Check {
  const fields: Record<string, string> = {};
  if (!isEmail(form.email.trim())) fields.email = accountMessages.invalidEmail;
  if (!form.currentPassword) fields.currentPassword = changePasswordMessages.currentRequired;
  return firstOf(fields);
}

/** Reset password (specification §5): a token, equal passwords, the password's length. */
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

/** A chosen profile photo (specification §5): 5 MB at most, and an image. */
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

// Fields are put in by the order of the rules, so the first one is the sentence of the form.
function firstOf(fields: Record<string, string>): Check {
  const [first] = Object.values(fields);
  return first === undefined ? passed : failed(first, fields);
}
