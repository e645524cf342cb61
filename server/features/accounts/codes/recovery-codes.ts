import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { RECOVERY_CODES } from '#domain/accounts/code-messages.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { recoveryCodes } from './code-repository.ts';

/** 16 characters: too many for someone with the database to guess from a plain hash. */
const BYTES = 10;

/** Replaces an account's codes and returns the new ones: only hashes are kept. */
export async function renewRecoveryCodesIn(
  tx: Transaction,
  userId: string,
  at: Date,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await recoveryCodes.replace(tx, { user_id: userId, created_at: at }, codes.map(hashRecoveryCode));
  return codes;
}

/** Like 'k3vd-x7qa-m2fj-p5tw': without 0, 1, 8 and 9, which look like letters. */
function newCode(): string {
  const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(BYTES)).buffer });
  return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
}

export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256').update(bareCode(code)).digest();

/** A code as it counts, however it was typed. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();
