import { type Check, failed, isBlank, passed } from '../check.ts';
import { fieldSentences } from '../field-sentences.ts';
import { CANCEL_REASON_MAX, hostedStaySentences } from './hosted-sentences.ts';

/** The form with which a host cancels a stay: the guest is told why. */
export function checkCancelReason(reason: string): Check {
  if (isBlank(reason)) return at(hostedStaySentences.reasonRequired);
  if (reason.trim().length > CANCEL_REASON_MAX)
    return at(fieldSentences.tooLong(CANCEL_REASON_MAX));
  return passed;
}

const at = (sentence: string): Check => failed(sentence, { reason: sentence });
