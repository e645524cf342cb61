import { type Check, failed, isBlank, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import { CANCEL_REASON_MAX, hostedStayMessages } from './hosted-messages.ts';

/** Checks a host's reason for cancelling a stay: the guest will read it. */
export function checkCancelReason(reason: string): Check {
  if (isBlank(reason)) return at(hostedStayMessages.reasonRequired);
  if (reason.trim().length > CANCEL_REASON_MAX) return at(fieldMessages.tooLong(CANCEL_REASON_MAX));
  return passed;
}

const at = (sentence: string): Check => failed(sentence, { reason: sentence });
