import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import { PASSKEYS_MAX, passkeyMessages } from '#domain/accounts/passkey-messages.ts';
import type {
  AddPasskeyBody,
  PasskeyResponse,
  RenamePasskeyBody,
} from '#domain/accounts/passkeys-schema.ts';
import { badInput, conflict, notFound, unauthenticated } from '#domain/errors.ts';
import { violatedConstraint } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeFactors, type FactorRules } from '../factors/factor-changes.ts';
import { PASSKEY_CHALLENGES } from '../limits.ts';
import { beginStep, takeStep } from '../login/sign-in-steps.ts';
import { users } from '../repository.ts';
import { passkeys } from './passkey-repository.ts';
import { presentPasskey } from './present.ts';
import { challengeOf, registrationOptions, verifyRegistration } from './webauthn.ts';

/**
 * The options for a browser to make a passkey for the actor.
 * @throws {DomainError} CONFLICT for someone with the maximum; TOO_MANY_REQUESTS.
 */
export async function beginPasskey(platform: Platform, { userId }: Actor) {
  const user = await users.findById(platform.db, userId);
  if (!user) throw unauthenticated();
  const own = await passkeys.listOf(platform.db, userId);
  if (own.length >= PASSKEYS_MAX) throw conflict(passkeyMessages.tooMany(PASSKEYS_MAX));
  await platform.limits.of(PASSKEY_CHALLENGES).take(userId);
  const challenge = await beginStep(platform, 'add-passkey', userId);
  return registrationOptions(platform, user, own, challenge);
}

/**
 * Adds the passkey that a browser has made, named after its device unless a name is given, and
 * mails the account.
 * @throws {DomainError} BAD_INPUT for an invalid one, or one not for this account and moment; CONFLICT for one that is there, or is one too many; TOO_MANY_REQUESTS.
 */
export async function addPasskey(
  platform: Platform,
  actor: Actor,
  { name, passkey }: AddPasskeyBody,
  userAgent: string | undefined,
  rules: FactorRules,
): Promise<PasskeyResponse> {
  const challenge = challengeOf(passkey);
  const step = challenge && (await takeStep(platform.db, platform, 'add-passkey', challenge));
  if (!challenge || !step || step.user_id !== actor.userId) {
    throw badInput(passkeyMessages.tooLate);
  }
  const made = await verifyRegistration(platform, passkey, challenge);
  if (!made) throw badInput(passkeyMessages.refused);
  const row = {
    id: uuid(),
    user_id: actor.userId,
    credential_id: made.credential.id,
    public_key: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    transports: passkey.response.transports ?? [],
    name: name ?? (deviceName(userAgent) || passkeyMessages.defaultName),
    backed_up: made.credentialBackedUp,
  };
  try {
    return await changeFactors(platform, actor, 'passkey added', rules, async (tx, user, at) => {
      if ((await passkeys.listOf(tx, user.id)).length >= PASSKEYS_MAX) {
        throw conflict(passkeyMessages.tooMany(PASSKEYS_MAX));
      }
      const added = await passkeys.insert(tx, { ...row, created_at: at });
      return { message: passkeyMessages.added, passkey: presentPasskey(added) };
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'passkeys_credential_id_key') throw error;
    throw conflict(passkeyMessages.exists);
  }
}

/** @throws {DomainError} NOT_FOUND for one that is removed, or someone else's. */
export async function renamePasskey(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
  id: string,
  { name }: RenamePasskeyBody,
): Promise<PasskeyResponse> {
  const row = await passkeys.rename(db, userId, id, name);
  if (!row) throw notFound(passkeyMessages.notFound);
  return { message: passkeyMessages.renamed, passkey: presentPasskey(row) };
}

/**
 * Removes one of the actor's passkeys, and mails the account. The password still works.
 * @throws {DomainError} NOT_FOUND; CONFLICT if the site asks for more than a password and nothing more would be left.
 */
export async function removePasskey(
  platform: Platform,
  actor: Actor,
  id: string,
  rules: FactorRules,
): Promise<string> {
  const isNeeded = await rules.keepsFactor(actor);
  await changeFactors(platform, actor, 'passkey removed', rules, async (tx, user) => {
    if (!(await passkeys.remove(tx, user.id, id))) throw notFound(passkeyMessages.notFound);
    if (isNeeded && !(await users.hasFactor(tx, user.id)))
      throw conflict(passkeyMessages.lastFactor);
  });
  return passkeyMessages.removed;
}
