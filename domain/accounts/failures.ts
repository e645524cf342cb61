import { lockoutSentences } from './lockout-sentences.ts';
import { changePasswordSentences, newPasswordSentences } from './password-sentences.ts';
import {
  forgotPasswordSentences,
  loginSentences,
  profilePhotoSentences,
  profileSentences,
  resetPasswordSentences,
  signupSentences,
} from './sentences.ts';

/** How a call failed: its status (none for a network error or timeout) and the server's message. */
export interface CallFailure {
  status?: number | undefined;
  message?: string | undefined;
}

/** The sentences of the error catalogue (specification §8), by how the call failed. */
export function loginFailure({ message }: CallFailure): string {
  return message || loginSentences.failure;
}

export function signupFailure({ message }: CallFailure): string {
  return message || signupSentences.failure;
}

export function forgotPasswordFailure({ status }: CallFailure): string {
  if (status === 400) return forgotPasswordSentences.invalidEmail;
  if (status === 500) return forgotPasswordSentences.serverError;
  return forgotPasswordSentences.failure;
}

export function resetPasswordFailure({ status, message }: CallFailure): string {
  if (status !== 400) return resetPasswordSentences.failure;
  const aboutPassword = Object.values(newPasswordSentences).find((each) => each === message);
  return aboutPassword ?? resetPasswordSentences.invalidToken;
}

export function changePasswordFailure({ message }: CallFailure): string {
  return message || changePasswordSentences.failure;
}

export function liftLockoutFailure({ message }: CallFailure): string {
  return message || lockoutSentences.failure;
}

export function profileLoadFailure({ status }: CallFailure): string {
  if (status === 403) return profileSentences.accessDenied;
  if (status === 401) return profileSentences.authenticationFailed;
  return profileSentences.loadFailure;
}

export function profileSaveFailure({ status, message }: CallFailure): string {
  if (status === 400) return message || profileSentences.invalidData;
  if (status === 500) return profileSentences.serverError;
  return message || profileSentences.saveFailure;
}

export function profilePhotoFailure({ status, message }: CallFailure): string {
  if (status === undefined) return profilePhotoSentences.timeout;
  if (status === 413) return profilePhotoSentences.tooLarge;
  if (status === 400) return message || profilePhotoSentences.invalid;
  return profilePhotoSentences.failure;
}
