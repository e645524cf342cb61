import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { DomainError, ErrorCode } from '#domain/errors.ts';
import { isId } from '#domain/values/id.ts';
import {
  recordSecurityEvent,
  type SecurityEvent,
  type SecurityEventDetails,
} from '../../log/security-events.ts';
import { inContextOf } from '../request-log.ts';

/** Records successful changes by Admins. */
export function recordAdminActions(api: FastifyInstance): void {
  api.addHook('onResponse', async (request, reply) => {
    if (!request.actor || !isAdmin(request.actor)) return;
    if (SAFE.includes(request.method) || reply.statusCode >= 400) return;
    record(request, 'authz_admin', {
      subjects: Object.values(request.params as object).map(String),
    });
  });
}

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export interface Refusal {
  event: SecurityEvent;
  /** The code of the error, or the name of the limit. */
  reason: string;
  method: string;
  route: string;
  /** Ids in its path. */
  ids: string[];
}

/** Reports refusals, and waits for that before the response is sent. */
export function reportRefusals(
  api: FastifyInstance,
  tell: (refusal: Refusal) => Promise<void>,
): void {
  api.addHook('onError', async (request, _reply, thrown) => {
    if (thrown.name !== 'DomainError') return;
    const error = thrown as unknown as DomainError;
    const event = eventOf(request, error);
    if (!event) return;
    const { method, routeOptions } = request;
    await inContextOf(request, () =>
      tell({
        event,
        reason: reasonOf(error),
        method,
        route: routeOptions.url ?? 'none',
        ids: idsIn(request),
      }),
    );
  });
}

/** Only the ids in a request's path: other parts may be secret. */
const idsIn = ({ params }: FastifyRequest): string[] =>
  Object.values((params ?? {}) as Record<string, unknown>).filter(
    (value): value is string => typeof value === 'string' && isId(value),
  );

/** Records a refusal that an operator may want to see (401, 403, 429, files); the others are routine. */
export function recordRefusal(request: FastifyRequest, error: DomainError): void {
  const event = eventOf(request, error);
  if (!event) return;
  record(request, event, {
    reason: reasonOf(error),
    ...(error.fields && { subjects: Object.keys(error.fields) }),
  });
}

function reasonOf({ code, cause }: DomainError): string {
  return code === 'TOO_MANY_REQUESTS' && typeof cause === 'string' ? cause : code;
}

function eventOf(request: FastifyRequest, { code, cause }: DomainError): SecurityEvent | undefined {
  if (code === 'TOO_MANY_REQUESTS') {
    return LOCKS.includes(cause) ? 'authn_login_lock' : 'excess_rate_limit_exceeded';
  }
  if (code === 'TOO_LARGE' || code === 'UNSUPPORTED_MEDIA' || code === 'INVALID_IMAGE') {
    return bringsFile(request) ? 'upload_validation_fail' : undefined;
  }
  const letsNobodyIn = code === 'UNAUTHENTICATED' || code === 'SUSPENDED';
  if (letsNobodyIn && isLogin(request.routeOptions.url ?? '')) return 'authn_login_fail';
  return REFUSALS[code];
}

/** Recognises the routes of the login, by their patterns. */
export const isLogin = (route: string): boolean => route.startsWith('/api/auth/login');

/** The limits that lock an account when they are used up. */
const LOCKS: readonly unknown[] = ['failedLogins', 'failedLoginsEverywhere', 'failedCodes'];

const REFUSALS: Partial<Record<ErrorCode, SecurityEvent>> = {
  UNAUTHENTICATED: 'authn_fail',
  SESSION_EXPIRED: 'session_use_after_expire',
  FORBIDDEN: 'authz_fail',
  EMAIL_UNCONFIRMED: 'authz_fail',
  FOREIGN_ORIGIN: 'authz_fail',
  SUSPENDED: 'authz_fail',
};

/** In a form, or resumable (tus). */
const bringsFile = (request: FastifyRequest): boolean =>
  request.isMultipart() || request.headers['tus-resumable'] !== undefined;

function record(
  request: FastifyRequest,
  event: SecurityEvent,
  details: Omit<SecurityEventDetails, 'method' | 'route'>,
): void {
  const { method, routeOptions, actor } = request;
  recordSecurityEvent(request.log, event, {
    ...details,
    ...(actor && { account: actor.userId }),
    method,
    route: routeOptions.url ?? 'none',
  });
}
