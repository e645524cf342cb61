import type { FastifyRequest } from 'fastify';
import { badInput } from '#domain/errors.ts';
import {
  IDEMPOTENCY_KEY,
  idempotencyMessages,
  parseIdempotencyKey,
} from '#domain/idempotency/idempotency.ts';

/**
 * The key under which a call comes; undefined without one.
 * @throws {DomainError} BAD_INPUT for a header that is no key.
 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers[IDEMPOTENCY_KEY];
  if (header === undefined) return undefined;
  const key = parseIdempotencyKey(String(header));
  if (key === undefined) throw badInput(idempotencyMessages.invalid);
  return key;
}
