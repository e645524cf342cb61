import type { AuditEvent } from '#domain/audit/events.ts';
import { inWords } from './in-words.ts';

/** Why a call was refused, by the code of its error. */
const REFUSALS: Readonly<Record<string, string>> = {
  FORBIDDEN: 'Not allowed',
  SUSPENDED: 'Account is suspended',
  FOREIGN_ORIGIN: 'Sent from another site',
  EMAIL_UNCONFIRMED: 'Email not confirmed',
};

const LOGINS: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Wrong email, password, code or passkey',
  failedLogins: 'Too many wrong passwords',
  failedCodes: 'Too many wrong codes',
};

/** Events whose reason is a name from the server; people write all other reasons. */
const NAMED: readonly string[] = [
  'login',
  'exported',
  'factor-added',
  'factor-removed',
  'role-changed',
] satisfies AuditEvent[];

/** The reason of an entry, as an Admin reads it. */
export function reasonText(event: string, reason: string): string {
  if (event === 'login-failed' || event === 'lock-out') {
    return LOGINS[reason] ?? REFUSALS[reason] ?? inWords(reason);
  }
  if (event === 'refused') {
    const [code = '', ...call] = reason.split(': ');
    return [REFUSALS[code] ?? inWords(code), ...call].join(': ');
  }
  return NAMED.includes(event) ? inWords(reason) : reason;
}
