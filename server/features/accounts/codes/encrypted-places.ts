import type { EncryptedPlace } from '#server/platform/crypto/renew-encryption-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { secretContext } from './check-code.ts';
import { authenticators, type EncryptedSecret } from './code-repository.ts';

/** The keys of people's apps. */
export const encryptedSecrets = ({ db }: Pick<Platform, 'db'>): EncryptedPlace[] => {
  const secrets: EncryptedPlace<EncryptedSecret, Buffer> = {
    name: 'keys of authenticators',
    batch: 500,
    list: (keyId, after, limit) => authenticators.listOfOtherKeys(db, keyId, after, limit),
    count: (keyId) => authenticators.countOfOtherKeys(db, keyId),
    idOf: ({ user_id }) => user_id,
    renew(atRest, { user_id, secret }) {
      const context = secretContext(user_id);
      return atRest.encrypt(atRest.decrypt(secret, context), context);
    },
    replace: (row, renewed) => authenticators.replaceSecret(db, row, renewed),
  };
  return [secrets];
};
