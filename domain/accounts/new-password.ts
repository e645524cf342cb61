import { mailboxOf } from '../values/mailbox.ts';

/** Compares a password with the whole email address, and with the part before the @. */
export function isOwnAddress(password: string, email: string): boolean {
  const typed = password.toLowerCase();
  const own = [email.toLowerCase(), mailboxOf(email)];
  return own.some((address) => typed === address || typed === address.split('@')[0]);
}
