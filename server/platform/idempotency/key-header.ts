import type { FastifyRequest } from 'fastify';
import { badInput } from '#domain/errors.ts';
import {
  IDEMPOTENCY_KEY,
  idempotencyMessages,
  parseIdempotencyKey,
} from '#domain/idempotency/idempotency.ts';

/**
 * A call's idempotency key; undefined without one.
 * @throws {DomainError} BAD_INPUT for an invalid header.
 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers[IDEMPOTENCY_KEY];
  if (header === undefined) return undefined;
  const key = parseIdempotencyKey(String(header));
  if (key === undefined) throw badInput(idempotencyMessages.invalid);
  return key;
}
