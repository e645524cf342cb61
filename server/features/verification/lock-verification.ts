import { conflict, notFound } from '#domain/errors.ts';
import { isId } from '#domain/values/id.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import {
  stateAfter,
  type TransitionName,
  type VerificationState,
} from '#domain/verification/states.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type LockedVerification, verifications } from './repository.ts';

/** Locks a request until the transaction ends. @throws {DomainError} NOT_FOUND. */
export async function lockVerification(tx: Transaction, id: string): Promise<LockedVerification> {
  const request = isId(id) ? await verifications.lock(tx, id) : undefined;
  if (!request) throw notFound(verificationMessages.notFound);
  return request;
}

/** The state after a transition. @throws {DomainError} CONFLICT if its state does not allow that. */
export function requireWay(
  { state }: LockedVerification,
  name: TransitionName,
  sentence: string,
): VerificationState {
  const next = stateAfter(state, name);
  if (!next) throw conflict(sentence);
  return next;
}
