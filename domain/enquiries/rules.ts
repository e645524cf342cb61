import { accountSentences } from '../accounts/sentences.ts';
import { type Check, failed, isBlank, passed } from '../check.ts';
import { fieldSentences } from '../field-sentences.ts';
import { isPhone } from '../ghana.ts';
import { enquirySentences } from './sentences.ts';

export const ENQUIRY_MAX = 1000;

export interface EnquiryForm {
  message: string;
  phoneNumber: string;
}

/** An enquiry to a lister: a message, and a phone number to call back. */
export function checkEnquiry(form: EnquiryForm): Check {
  const fields: Record<string, string> = {};
  if (isBlank(form.message)) fields.message = enquirySentences.blank;
  else if (form.message.trim().length > ENQUIRY_MAX) {
    fields.message = fieldSentences.tooLong(ENQUIRY_MAX);
  }
  if (isBlank(form.phoneNumber)) fields.phoneNumber = enquirySentences.phoneRequired;
  else if (!isPhone(form.phoneNumber)) fields.phoneNumber = accountSentences.invalidPhone;
  const [first] = Object.values(fields);
  return first === undefined ? passed : failed(first, fields);
}
