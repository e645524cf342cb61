import type { CallFailure } from '#domain/call-failure.ts';
import { waitText } from '#domain/values/wait-text.ts';
import { ApiError } from '../api/api-error.ts';

/** A form's message after a failed call: the specification's sentence, plus any further help. */
export interface FormFailure {
  message: string;
  /** A second sentence: why there was no response. */
  hint?: string | undefined;
  fields: Readonly<Record<string, string>>;
}

/**
 * A failed call's message. `sentenceOf` is the rule of the error catalogue (specification §8); a refusal for too
 * many calls says how long to wait instead.
 */
export function formFailure(
  error: unknown,
  sentenceOf: (failure: CallFailure) => string,
): FormFailure {
  if (!(error instanceof ApiError)) return { message: sentenceOf({}), fields: {} };
  if (error.hasNoResponse) return { message: sentenceOf({}), hint: error.message, fields: {} };
  if (error.status === 429 && error.retryAfter) {
    return { message: waitText(error.retryAfter), fields: {} };
  }
  const { status, reason, fields } = error;
  return { message: sentenceOf({ status, message: reason }), fields };
}

/** A message, followed by any hint. */
export const withHint = (sentence: string, hint: string | undefined): string =>
  hint ? `${sentence.replace(/\.$/, '')}. ${hint}` : sentence;
