import { hashSync, verifySync } from '@node-rs/argon2';

/**
 * Runs in a thread for passwords (password-threads.ts). argon2id with the library's defaults (19
 * MiB, 2 passes), which OWASP recommends.
 */
export const hash = (password: string): string => hashSync(password);

export const verify = ({ storedHash, password }: { storedHash: string; password: string }) =>
  verifySync(storedHash, password);
