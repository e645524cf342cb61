import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '#domain/errors.ts';
import type { LimitRule, Limits } from '../../limits.ts';
import { isLoopbackAddress } from '../../network.ts';
import { holdRefusal } from '../../slow-refusals.ts';
import { SharedCounter } from './shared-counter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set when an account may make this call less often than writes in general. */
    limit?: LimitRule;
  }
}

/** For writing calls without a limit of their own, by account. */
export const WRITES: LimitRule = { name: 'writes', points: 600, seconds: 10 * 60 };

/** Writes allowed per address in SECONDS. Like the limit of reads it only stops machines, and soon passes (limit-reads.ts). */
export const WRITE_POINTS = 300;
const SECONDS = 10;

/** Limits writes per address, with or without an account. The processes of a machine count together. */
export function limitWritesOfAddresses(app: FastifyInstance): void {
  const counter = new SharedCounter('writes', { points: WRITE_POINTS, duration: SECONDS });
  app.addHook('onClose', async () => counter.close());
  app.addHook('onRequest', async (request) => {
    if (!isWrite(request) || isLoopbackAddress(request.ip)) return;
    try {
      await counter.consume(request.ip);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await holdRefusal(request.ip);
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000), undefined, 'writesOfAddress');
    }
  });
}

/**
 * Limits writes per account: a call counts against the limit of its route (`config.limit`), or against the common one,
 * before anything else of it is looked at.
 */
export function limitWritesOfAccounts(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    if (!isWrite(request) || !request.actor) return;
    await limits.of(request.routeOptions.config.limit ?? WRITES).take(request.actor.userId);
  });
}

const isWrite = ({ method }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method);
