import { inPasswordThread } from './password-threads.ts';

/**
 * A hash to store.
 * @throws {DomainError} UNAVAILABLE when too many passwords wait.
 */
export const hashPassword = (password: string) => inPasswordThread<string>('hash', password);

/**
 * Compares a password with a hash. Without a hash it takes the same time and says no.
 * @throws {DomainError} UNAVAILABLE when too many passwords wait.
 */
export async function passwordMatches(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await inPasswordThread<boolean>('verify', {
    storedHash: storedHash ?? NOBODYS_HASH,
    password,
  });
  return matches && storedHash !== undefined;
}

/** The hash of a password that nobody knows; checking it costs as much as any other. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$OLUC6yjJ/N5/CSC5Gh5q0A$PM3m6CIwrEgMuLI6WBYFm1f6qOcEmbi21Zv8EQntjvo';
