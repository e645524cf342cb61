import type { Actor } from '#domain/accounts/actor.ts';
import type { Factors } from '#domain/accounts/codes-schema.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { authenticators, recoveryCodes } from '../codes/code-repository.ts';
import { passkeys } from '../passkeys/passkey-repository.ts';
import { presentPasskey } from '../passkeys/present.ts';

/** What someone logged in with beside the password. */
interface RemovedFactors {
  passkeys: number;
  codes: boolean;
}

/** Takes everything away that one logs in with beside the password; returns what there was. */
export async function removeFactorsOf(tx: Transaction, userId: string): Promise<RemovedFactors> {
  const codes = await authenticators.isOn(tx, userId);
  await authenticators.remove(tx, userId);
  await recoveryCodes.removeAllOf(tx, userId);
  return { passkeys: await passkeys.removeAllOf(tx, userId), codes };
}

/** The same of what was added at a moment or later; what was there before stays. */
export async function removeFactorsSince(
  tx: Transaction,
  userId: string,
  since: Date,
): Promise<void> {
  await authenticators.removeSince(tx, userId, since);
  await recoveryCodes.removeSince(tx, userId, since);
  await passkeys.removeSince(tx, userId, since);
}

/** What the actor logs in with beside the password. */
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
