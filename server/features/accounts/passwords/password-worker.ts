import { hashSync, verifySync } from '@node-rs/argon2';

/** What a thread for passwords does (password-threads.ts). argon2id with the library's defaults (19 MiB, 2 passes), which are OWASP's. */
export const hash = (password: string): string => hashSync(password);

export const verify = ({ storedHash, password }: { storedHash: string; password: string }) =>
  verifySync(storedHash, password);
