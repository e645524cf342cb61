import { channel } from 'node:diagnostics_channel';
import type { Log } from './log.ts';

/**
 * Events that an operator may have to look into, named as in OWASP's logging vocabulary where it has a name.
 * docs/security-events.md explains each.
 */
export const SECURITY_EVENTS = {
  authn_login_success: 'info',
  authn_login_fail: 'warn',
  authn_login_lock: 'warn',
  authn_logout: 'info',
  authn_password_reset_request: 'info',
  authn_password_change: 'info',
  authn_fail: 'warn',
  session_use_after_expire: 'warn',
  authz_fail: 'warn',
  authz_admin: 'info',
  authz_change: 'info',
  excess_rate_limit_exceeded: 'warn',
  upload_validation_fail: 'warn',
  authn_token_revoked: 'info',
  user_created: 'info',
  user_updated: 'info',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** Never contains a secret, a body, or an email address. */
export interface SecurityEventDetails {
  /** The reason of a refusal: an API code, or the name of a limit. */
  reason?: string;
  /** The account, if it is not the one that makes the request. */
  account?: string;
  method?: string;
  route?: string;
  /** Ids of what was acted on, or names of the fields at fault. */
  subjects?: string[];
  role?: string;
  /** The account's previous role. */
  from?: string;
}

/** Published for whoever counts them. */
export const securityEvents = channel('efie:security-event');

/** Logs an event in one line; its request's id, account and address are added (log.ts). */
export function recordSecurityEvent(
  log: Pick<Log, 'info' | 'warn'>,
  event: SecurityEvent,
  details: SecurityEventDetails = {},
): void {
  securityEvents.publish({ event, reason: details.reason });
  log[SECURITY_EVENTS[event]]({ event, ...details }, event);
}
