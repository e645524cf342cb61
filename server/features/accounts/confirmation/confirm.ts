import type { Actor } from '#domain/accounts/actor.ts';
import { confirmationMessages } from '#domain/accounts/confirmation-messages.ts';
import type { ConfirmBody } from '#domain/accounts/confirmation-schema.ts';
import { passkeyMessages } from '#domain/accounts/passkey-messages.ts';
import type { PasskeyAssertion } from '#domain/accounts/passkeys-schema.ts';
import { badInput, conflict } from '#domain/errors.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { asBadInput } from '../codes/as-bad-input.ts';
import { takeCode } from '../codes/check-code.ts';
import { PASSKEY_CHALLENGES } from '../limits.ts';
import { beginStep, takeStep } from '../login/sign-in-steps.ts';
import { checkPasskey, requireChallenge } from '../passkeys/check-passkey.ts';
import { passkeys } from '../passkeys/passkey-repository.ts';
import { authenticationOptions } from '../passkeys/webauthn.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { sessions } from '../repository.ts';

/**
 * The options for a browser to confirm with one of the actor's passkeys.
 * @throws {DomainError} CONFLICT for someone who has none; TOO_MANY_REQUESTS.
 */
export async function beginPasskeyConfirmation(platform: Platform, { userId }: Actor) {
  const own = await passkeys.listOf(platform.db, userId);
  if (own.length === 0) throw conflict(passkeyMessages.unknown);
  await platform.limits.of(PASSKEY_CHALLENGES).take(userId);
  const challenge = await beginStep(platform, 'confirm-passkey', userId);
  return authenticationOptions(platform, challenge, own);
}

/**
 * Records in the session that the actor has proved who they are, by password, code or passkey. A
 * wrong one is bad input, so the session stays.
 * @throws {DomainError} BAD_INPUT; TOO_MANY_REQUESTS after ten tries in 15 minutes; UNAVAILABLE when too many passwords wait.
 */
export async function confirm(
  platform: Platform,
  actor: Actor,
  body: ConfirmBody,
): Promise<string> {
  const use = await asBadInput(() => checked(platform, actor, body));
  await inDurableTransaction(platform.db, async (tx) => {
    await asBadInput(() => use(tx));
    await sessions.confirm(tx, actor.sessionId, platform.now());
  });
  return confirmationMessages.confirmed;
}

type Use = (tx: Transaction) => Promise<void>;

async function checked(
  platform: Platform,
  actor: Actor,
  { currentPassword, code, passkey }: ConfirmBody,
): Promise<Use> {
  if (passkey) return ofPasskey(platform, actor, passkey);
  if (code) {
    const typed = await takeCode(platform, actor.userId, code);
    await typed.succeeded();
    return typed.use;
  }
  await requirePassword(platform, actor, currentPassword ?? '');
  return async () => {};
}

async function ofPasskey(
  platform: Platform,
  { userId }: Actor,
  response: PasskeyAssertion,
): Promise<Use> {
  const challenge = requireChallenge(response);
  const step = await takeStep(platform.db, platform, 'confirm-passkey', challenge);
  if (step?.user_id !== userId) throw badInput(passkeyMessages.tooLate);
  const row = await passkeys.findByCredential(platform.db, response.id);
  if (row?.user_id !== userId) throw badInput(passkeyMessages.unknown);
  return (await checkPasskey(platform, row, response, challenge)).note;
}
