import type { CallFailure } from '../call-failure.ts';
import { changeEmailMessages } from './change-email-messages.ts';
import { lockoutMessages } from './lockout-messages.ts';
import {
  forgotPasswordMessages,
  loginMessages,
  profileMessages,
  profilePhotoMessages,
  resetPasswordMessages,
  signupMessages,
} from './messages.ts';
import { changePasswordMessages, newPasswordMessages } from './password-messages.ts';

/** Picks the sentence of the error catalogue (specification §8) for a failed call. */
export function loginFailure({ message }: CallFailure): string {
  return message || loginMessages.failure;
}

export function signupFailure({ message }: CallFailure): string {
  return message || signupMessages.failure;
}

export function forgotPasswordFailure({ status }: CallFailure): string {
  if (status === 400) return forgotPasswordMessages.invalidEmail;
  if (status === 500) return forgotPasswordMessages.serverError;
  return forgotPasswordMessages.failure;
}

export function resetPasswordFailure({ status, message }: CallFailure): string {
  if (status !== 400) return resetPasswordMessages.failure;
  const aboutPassword = Object.values(newPasswordMessages).find((each) => each === message);
  return aboutPassword ?? resetPasswordMessages.invalidToken;
}

export function changePasswordFailure({ message }: CallFailure): string {
  return message || changePasswordMessages.failure;
}

export function changeEmailFailure({ message }: CallFailure): string {
  return message || changeEmailMessages.failure;
}

export function liftLockoutFailure({ message }: CallFailure): string {
  return message || lockoutMessages.failure;
}

export function profileLoadFailure({ status }: CallFailure): string {
  if (status === 403) return profileMessages.accessDenied;
  if (status === 401) return profileMessages.authenticationFailed;
  return profileMessages.loadFailure;
}

export function profileSaveFailure({ status, message }: CallFailure): string {
  if (status === 400) return message || profileMessages.invalidData;
  if (status === 500) return profileMessages.serverError;
  return message || profileMessages.saveFailure;
}

export function profilePhotoFailure({ status, message }: CallFailure): string {
  if (status === undefined) return profilePhotoMessages.timeout;
  if (status === 413) return profilePhotoMessages.tooLarge;
  if (status === 400) return message || profilePhotoMessages.invalid;
  return profilePhotoMessages.failure;
}
