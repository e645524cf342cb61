import { mailboxOf } from '../values/mailbox.ts';

/** Whether a password is one's own email address, all of it or what stands before the sign. */
export function isOwnAddress(password: string, email: string): boolean {
  const typed = password.toLowerCase();
  const own = [email.toLowerCase(), mailboxOf(email)];
  return own.some((address) => typed === address || typed === address.split('@')[0]);
}
