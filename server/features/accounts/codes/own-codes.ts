import { renderSVG } from 'uqr';
import type { Actor } from '#domain/accounts/actor.ts';
import { codeMessages } from '#domain/accounts/code-messages.ts';
import type {
  AuthenticatorSetup,
  ConfirmAuthenticatorBody,
  RecoveryCodesResponse,
} from '#domain/accounts/codes-schema.ts';
import { badInput, conflict, unauthenticated, unprocessable } from '#domain/errors.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeFactors, type FactorRules } from '../factors/factor-changes.ts';
import { FAILED_CODES } from '../limits.ts';
import { users } from '../repository.ts';
import { asBadInput } from './as-bad-input.ts';
import { requireSecret, secretContext, type TypedCode, takeCode } from './check-code.ts';
import { authenticators, recoveryCodes } from './code-repository.ts';
import { bareCode, renewRecoveryCodesIn } from './recovery-codes.ts';
import { describeSecret, newSecret, stepOf } from './totp.ts';

/**
 * Makes a key for the actor's app, replacing an unconfirmed one. Nothing asks for its codes yet,
 * and an unconfirmed key is forgotten after a day.
 * @throws {DomainError} CONFLICT if codes are on; UNPROCESSABLE if the site has no key to keep it with.
 */
export async function beginCodes(
  { db, atRest, now }: Platform,
  { userId }: Actor,
): Promise<AuthenticatorSetup> {
  if (!atRest) throw unprocessable(codeMessages.unavailable);
  const secret = newSecret();
  const kept = {
    user_id: userId,
    secret: atRest.encrypt(secret, secretContext(userId)),
    created_at: now(),
  };
  const { email } = await inDurableTransaction(db, async (tx) => {
    const user = await users.lock(tx, userId);
    // An account deleted meanwhile leaves nothing behind.
    if (!user || user.erased_at) throw unauthenticated();
    if (!(await authenticators.begin(tx, kept))) throw conflict(codeMessages.already);
    return user;
  });
  const described = describeSecret(secret, email);
  const svg = renderSVG(described.uri, { border: 2 });
  return { ...described, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * Switches codes on for someone who has entered one from the app, and returns the recovery codes.
 * @throws {DomainError} BAD_INPUT for a wrong code; CONFLICT if no key was made, or another one meanwhile; TOO_MANY_REQUESTS;
 * UNAVAILABLE if the key cannot be read.
 */
export async function switchCodesOn(
  platform: Platform,
  actor: Actor,
  { code }: ConfirmAuthenticatorBody,
  rules: FactorRules,
): Promise<RecoveryCodesResponse> {
  const { userId } = actor;
  const row = await authenticators.find(platform.db, userId);
  if (!row || row.confirmed_at) throw conflict(row ? codeMessages.already : codeMessages.notBegun);
  const secret = requireSecret(platform, row);
  const tries = platform.limits.of(FAILED_CODES);
  await tries.take(userId);
  const step = stepOf(secret, bareCode(code), platform.now());
  if (step === undefined) throw badInput(codeMessages.wrong, { code: codeMessages.wrong });
  const codes = await changeFactors(
    platform,
    actor,
    'codes switched on',
    rules,
    async (tx, _user, at) => {
      if (!(await authenticators.switchOn(tx, row, at))) {
        throw conflict(codeMessages.notBegun);
      }
      await authenticators.useStep(tx, userId, step);
      return renewRecoveryCodesIn(tx, userId, at);
    },
  );
  await tries.clear(userId);
  return { message: codeMessages.switchedOn, recoveryCodes: codes };
}

/**
 * A code of the app, or a recovery code: someone with only the password can neither switch codes
 * off nor get codes of their own.
 * @throws {DomainError} CONFLICT if codes are not on; BAD_INPUT for a wrong one; TOO_MANY_REQUESTS.
 */
async function typedCode(platform: Platform, { userId }: Actor, code: string): Promise<TypedCode> {
  if (!(await authenticators.isOn(platform.db, userId))) throw conflict(codeMessages.notOn);
  return asBadInput(() => takeCode(platform, userId, code));
}

/**
 * Replaces the recovery codes with new ones, in exchange for a code.
 * @throws {DomainError} CONFLICT if codes are not on; BAD_INPUT for a wrong code; TOO_MANY_REQUESTS.
 */
export async function renewRecoveryCodes(
  platform: Platform,
  actor: Actor,
  { code }: ConfirmAuthenticatorBody,
  rules: FactorRules,
): Promise<RecoveryCodesResponse> {
  const typed = await typedCode(platform, actor, code);
  const codes = await changeFactors(
    platform,
    actor,
    'recovery codes renewed',
    rules,
    async (tx, { id }, at) => {
      if (!(await authenticators.isOn(tx, id))) throw conflict(codeMessages.notOn);
      await asBadInput(() => typed.use(tx));
      return renewRecoveryCodesIn(tx, id, at);
    },
  );
  await typed.succeeded();
  return { message: codeMessages.renewed, recoveryCodes: codes };
}

/**
 * Switches codes off, for one of them.
 * @throws {DomainError} BAD_INPUT for a wrong code; TOO_MANY_REQUESTS; CONFLICT if they are not on, and if the site asks for more than a password and nothing more would be left.
 */
export async function switchCodesOff(
  platform: Platform,
  actor: Actor,
  { code }: ConfirmAuthenticatorBody,
  rules: FactorRules,
): Promise<string> {
  const typed = await typedCode(platform, actor, code);
  const isNeeded = await rules.keepsFactor(actor);
  await changeFactors(platform, actor, 'codes switched off', rules, async (tx) => {
    if (!(await authenticators.isOn(tx, actor.userId))) throw conflict(codeMessages.notOn);
    await asBadInput(() => typed.use(tx));
    await authenticators.remove(tx, actor.userId);
    await recoveryCodes.removeAllOf(tx, actor.userId);
    if (isNeeded && !(await users.hasFactor(tx, actor.userId))) {
      throw conflict(codeMessages.lastFactor);
    }
  });
  await typed.succeeded();
  return codeMessages.removed;
}
