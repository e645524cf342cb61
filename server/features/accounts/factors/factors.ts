import type { Actor } from '#domain/accounts/actor.ts';
import type { Factors } from '#domain/accounts/codes-schema.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { authenticators, recoveryCodes } from '../codes/code-repository.ts';
import { passkeys } from '../passkeys/passkey-repository.ts';
import { presentPasskey } from '../passkeys/present.ts';

/** The factors that were removed. */
interface RemovedFactors {
  passkeys: number;
  codes: boolean;
}

/** Removes every login factor besides the password; returns those there were. */
export async function removeFactorsOf(tx: Transaction, userId: string): Promise<RemovedFactors> {
  const codes = await authenticators.isOn(tx, userId);
  await authenticators.remove(tx, userId);
  await recoveryCodes.removeAllOf(tx, userId);
  return { passkeys: await passkeys.removeAllOf(tx, userId), codes };
}

/** Removes only factors added at a moment or later. */
export async function removeFactorsSince(
  tx: Transaction,
  userId: string,
  since: Date,
): Promise<void> {
  await authenticators.removeSince(tx, userId, since);
  await recoveryCodes.removeSince(tx, userId, since);
  await passkeys.removeSince(tx, userId, since);
}

/** The actor's login factors besides the password. */
export async function listFactors(
  { db, atRest }: Pick<Platform, 'db' | 'atRest'>,
  { userId }: Actor,
): Promise<Factors> {
  const rows = await passkeys.listOf(db, userId);
  const authenticator = await authenticators.find(db, userId);
  const since = authenticator?.confirmed_at ?? null;
  return {
    passkeys: rows.map(presentPasskey),
    codes: {
      available: atRest !== undefined,
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: since ? await recoveryCodes.countLeft(db, userId) : 0,
    },
  };
}
