import { passkeyMessages } from '#domain/accounts/passkey-messages.ts';
import type { LoginByPasskeyBody } from '#domain/accounts/passkeys-schema.ts';
import { unauthenticated } from '#domain/errors.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import type { Platform } from '#server/platform/platform.ts';
import { LOGINS_PER_ADDRESS, PASSKEY_CHALLENGES_PER_ADDRESS } from '../limits.ts';
import { type LoginContext, type OpenedLogin, openLogin } from '../login/open-login.ts';
import { beginStep, takeStep } from '../login/sign-in-steps.ts';
import { users } from '../repository.ts';
import { checkPasskey, requireChallenge } from './check-passkey.ts';
import { passkeys } from './passkey-repository.ts';
import { authenticationOptions } from './webauthn.ts';

/**
 * The options for a browser to log in with a passkey, before we know whose.
 * @throws {DomainError} TOO_MANY_REQUESTS.
 */
export async function beginPasskeyLogin(platform: Platform, address: string) {
  await platform.limits.of(PASSKEY_CHALLENGES_PER_ADDRESS).take(address);
  const challenge = await beginStep(platform, 'login-passkey', null);
  return authenticationOptions(platform, challenge);
}

/**
 * Opens a session for a passkey. The device checks a finger, face or screen lock itself, so no code
 * is needed. Nobody can guess a signature, so neither wrong ones nor wrong passwords lock a
 * passkey.
 * @throws {DomainError} UNAUTHENTICATED; SUSPENDED; TOO_MANY_REQUESTS after many logins from one address.
 */
export async function loginByPasskey(
  platform: Platform,
  { passkey }: LoginByPasskeyBody,
  context: LoginContext,
): Promise<OpenedLogin> {
  const { db } = platform;
  await platform.limits.of(LOGINS_PER_ADDRESS).take(context.from.address);
  const challenge = requireChallenge(passkey);
  if (!(await takeStep(db, platform, 'login-passkey', challenge))) {
    throw unauthenticated(passkeyMessages.tooLate);
  }
  const row = await passkeys.findByCredential(db, passkey.id);
  const user = row && (await users.findById(db, row.user_id));
  if (!row || !user) throw unauthenticated(passkeyMessages.unknown);
  noteAccount(user.id);
  const used = await checkPasskey(platform, row, passkey, challenge);
  return openLogin(platform, user, context, 'passkey', used.note);
}
