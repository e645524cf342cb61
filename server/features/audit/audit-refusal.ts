import type { AuditEvent } from '#domain/audit/events.ts';
import { DomainError } from '#domain/errors.ts';
import type { Refusal } from '#server/platform/http/security/security-log.ts';
import { requestContext } from '#server/platform/log/request-context.ts';
import type { SecurityEvent } from '#server/platform/log/security-events.ts';
import { networkOf } from '#server/platform/network.ts';
import type { Platform } from '#server/platform/platform.ts';
import { AUDITED_REFUSALS } from './limits.ts';
import { recordAudit } from './record-audit.ts';

/** The refusals that Admins read; others appear only in the log of the process. */
const AUDITED: Partial<Record<SecurityEvent, AuditEvent>> = {
  authn_login_fail: 'login-failed',
  authn_login_lock: 'lock-out',
  authz_fail: 'refused',
};

/** Adds a refusal to the audit log. The refused person gets the same response even if that fails. */
export async function auditRefusal(
  { db, limits, log, now }: Pick<Platform, 'db' | 'limits' | 'log' | 'now'>,
  { event, reason, method, route, ids }: Refusal,
): Promise<void> {
  const audited = AUDITED[event];
  const request = requestContext.getStore();
  if (!audited || !request) return;
  // A failed login was made by someone unknown; the account is its subject.
  const isLogin = audited !== 'refused';
  try {
    await limits.of(AUDITED_REFUSALS).take(request.account ?? networkOf(request.address));
    await recordAudit(db, {
      event: audited,
      at: now(),
      ...(isLogin && { actor: null }),
      ...(isLogin && request.account && { subject: { kind: 'person', id: request.account } }),
      reason: isLogin ? reason : [`${reason}: ${method} ${route}`, ...ids].join(' '),
    });
  } catch (error) {
    if (!(error instanceof DomainError)) log.warn({ err: error }, 'a refusal was not audited');
  }
}
