import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '#domain/errors.ts';
import { isLoopbackAddress } from '../../network.ts';
import { holdRefusal } from '../../slow-refusals.ts';
import { SharedCounter } from './shared-counter.ts';

/** The address from which our own pages call the API (pages.ts); no socket has it. */
export const IN_PROCESS = 'in-process';

/**
 * Reads allowed per address in SECONDS: 200 pages, or 1,000 calls. Whole mobile networks share a few addresses, so this
 * only stops machines, and soon passes.
 */
export const READ_POINTS = 1_000;
const SECONDS = 10;
const PAGE_POINTS = 5;

/**
 * Limits reads of pages and the API per address; files are free. The processes of a machine count together. This machine is not
 * counted: behind a proxy that TRUST_PROXY does not name, everyone would share one address.
 */
export function limitReads(app: FastifyInstance): void {
  const counter = new SharedCounter('reads', { points: READ_POINTS, duration: SECONDS });
  app.addHook('onClose', async () => counter.close());
  app.addHook('onRequest', async (request) => {
    const points = pointsOf(request);
    if (points === 0 || request.ip === IN_PROCESS || isLoopbackAddress(request.ip)) return;
    try {
      await counter.consume(request.ip, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await holdRefusal(request.ip);
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000), undefined, 'reads');
    }
  });
}

function pointsOf({ method, routeOptions: { url = '' } }: FastifyRequest): number {
  // Posting a form to a page renders the page.
  if (url === '/*') return PAGE_POINTS;
  if (method !== 'GET' && method !== 'HEAD') return 0;
  return url.startsWith('/api/') ? 1 : 0;
}
