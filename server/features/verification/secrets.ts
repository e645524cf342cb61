import { DomainError } from '#domain/errors.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { comparedNumber } from '#domain/verification/numbers.ts';
import {
  type EncryptionAtRest,
  UnreadableSecretError,
} from '#server/platform/crypto/encrypt-at-rest.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Binds a number and a photo to their row: the ciphertext of one cannot serve for another. */
const numberOf = (id: string) => `verification-number:${id}`;
const documentOf = (id: string, position: number) => `verification-document:${id}:${position}`;

/** @throws {DomainError} UNAVAILABLE on a site without a key. */
export function requireEncryption({ atRest }: Pick<Platform, 'atRest'>): EncryptionAtRest {
  if (!atRest) throw new DomainError('UNAVAILABLE', verificationMessages.notTaken);
  return atRest;
}

export const encryptNumber = (
  atRest: EncryptionAtRest,
  id: string,
  kind: VerificationKind,
  number: string,
) => ({
  number: atRest.encrypt(Buffer.from(number), numberOf(id)),
  fingerprint: atRest.fingerprints(comparedNumber(number), kind)[0],
});

/** Undefined if the key that encrypted it is missing. */
export const decryptNumber = (
  atRest: EncryptionAtRest | undefined,
  id: string,
  number: Buffer,
): string | undefined => readable(() => atRest?.decrypt(number, numberOf(id)))?.toString();

/** Encrypts a stored number anew with the current key. @throws {UnreadableSecretError} */
export const renewNumber = (
  atRest: EncryptionAtRest,
  { id, kind, number }: { id: string; kind: VerificationKind; number: Buffer },
) => encryptNumber(atRest, id, kind, atRest.decrypt(number, numberOf(id)).toString());

/** The fingerprints under which the same number may be stored, one for each key. */
export const fingerprintsOf = (
  atRest: EncryptionAtRest,
  kind: VerificationKind,
  number: string,
): Buffer[] => atRest.fingerprints(comparedNumber(number), kind);

export const encryptDocument = (
  atRest: EncryptionAtRest,
  id: string,
  position: number,
  content: Buffer,
): Buffer => atRest.encrypt(content, documentOf(id, position));

/** Undefined if the key that encrypted it is missing. */
export const decryptDocument = (
  atRest: EncryptionAtRest | undefined,
  id: string,
  position: number,
  content: Buffer,
): Buffer | undefined => readable(() => atRest?.decrypt(content, documentOf(id, position)));

/** Encrypts a stored photo anew with the current key. @throws {UnreadableSecretError} */
export const renewDocument = (
  atRest: EncryptionAtRest,
  { id, position, content }: { id: string; position: number; content: Buffer },
): Buffer =>
  encryptDocument(atRest, id, position, atRest.decrypt(content, documentOf(id, position)));

function readable<T>(decrypt: () => T): T | undefined {
  try {
    return decrypt();
  } catch (error) {
    if (error instanceof UnreadableSecretError) return undefined;
    throw error;
  }
}
