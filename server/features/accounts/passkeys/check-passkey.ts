import { passkeyMessages } from '#domain/accounts/passkey-messages.ts';
import type { PasskeyAssertion } from '#domain/accounts/passkeys-schema.ts';
import { unauthenticated } from '#domain/errors.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type PasskeyRow, passkeys } from './passkey-repository.ts';
import { challengeOf, verifyAssertion } from './webauthn.ts';

/** A passkey that was used as it should be. */
export interface UsedPasskey {
  /** Records the use, in the transaction of the act that it allows. */
  note(tx: Transaction): Promise<void>;
}

/** The challenge that a response answers. @throws {DomainError} UNAUTHENTICATED if it names none. */
export function requireChallenge(response: PasskeyAssertion): string {
  const challenge = challengeOf(response);
  if (!challenge) throw unauthenticated(passkeyMessages.refused);
  return challenge;
}

/**
 * Checks a passkey's response; its challenge must have been used up before.
 * @throws {DomainError} UNAUTHENTICATED for an invalid one; by `note` for one whose counter another call has moved.
 */
export async function checkPasskey(
  platform: Platform,
  row: PasskeyRow,
  response: PasskeyAssertion,
  challenge: string,
): Promise<UsedPasskey> {
  const used = await verifyAssertion(platform, response, challenge, row);
  if (!used) throw unauthenticated(passkeyMessages.refused);
  return {
    async note(tx) {
      const use = {
        newCounter: used.newCounter,
        backedUp: used.credentialBackedUp,
        at: platform.now(),
      };
      if (!(await passkeys.use(tx, row, use))) throw unauthenticated(passkeyMessages.refused);
    },
  };
}
