import { codeMessages } from '#domain/accounts/code-messages.ts';
import { badInput, DomainError } from '#domain/errors.ts';

/**
 * A mistyped code or password while logged in is bad input: a 401 would tell the browser that the
 * session is over.
 */
export async function asBadInput<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'UNAUTHENTICATED') throw error;
    const { message } = error;
    throw badInput(message, message === codeMessages.wrong ? { code: message } : undefined);
  }
}
