import type { EncryptedPlace } from '#server/platform/crypto/renew-encryption-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { encrypted, type OldDocument, type OldNumber } from './key-repository.ts';
import { renewDocument, renewNumber } from './secrets.ts';

/** Numbers of documents with their fingerprints, and photos of half a megabyte each. */
export const encryptedDocuments = ({ db }: Pick<Platform, 'db'>): EncryptedPlace[] => {
  const numbers: EncryptedPlace<OldNumber, ReturnType<typeof renewNumber>> = {
    name: 'numbers of documents',
    batch: 500,
    list: (keyId, after, limit) => encrypted.numbers(db, keyId, after, limit),
    count: (keyId) => encrypted.countNumbers(db, keyId),
    idOf: ({ id }) => id,
    renew: renewNumber,
    replace: (row, renewed) => encrypted.replaceNumber(db, row, renewed),
  };
  const photos: EncryptedPlace<OldDocument, Buffer> = {
    name: 'photos of documents',
    batch: 10,
    list: (keyId, after, limit) => encrypted.documents(db, keyId, after, limit),
    count: (keyId) => encrypted.countDocuments(db, keyId),
    idOf: ({ id, position }) => `${id}/${position}`,
    renew: renewDocument,
    replace: (row, renewed) => encrypted.replaceDocument(db, row, renewed),
  };
  return [numbers, photos];
};
