import { Counter, Histogram, type Registry } from 'prom-client';
import { type RefusedRequest, refusedRequests, WHY_REFUSED } from '../http/limits/admission.ts';
import { type ServedRequest, servedRequests } from '../http/request-log.ts';
import { type SecurityEvent, securityEvents } from '../log/security-events.ts';

/** Seconds: from a kept response to an upload over a slow network. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts served and refused requests and security events. Every label has few values: routes' patterns, not paths;
 * codes, not sentences.
 */
export function countRequests(registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their route, until the last byte was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const events = new Counter({
    name: 'efie_security_events_total',
    help: 'Security events (docs/security-events.md), by the reason where there is one',
    labelNames: ['event', 'reason'],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'efie_refused_requests_total',
    help: 'Requests that were refused because more was asked for than can be served in time',
    labelNames: ['why'],
    registers: [registry],
  });
  for (const why of WHY_REFUSED) refused.inc({ why }, 0);
  servedRequests.subscribe((message) => {
    const { method, route, status, seconds } = message as ServedRequest;
    durations.observe({ method, route, status }, seconds);
  });
  refusedRequests.subscribe((message) => {
    const { why } = message as RefusedRequest;
    refused.inc({ why });
  });
  securityEvents.subscribe((message) => {
    const { event, reason = '' } = message as { event: SecurityEvent; reason?: string };
    events.inc({ event, reason });
  });
}
