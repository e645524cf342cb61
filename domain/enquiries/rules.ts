import { accountMessages } from '../accounts/messages.ts';
import type { CallFailure } from '../call-failure.ts';
import { type Check, failed, isBlank, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import { SITE_NAME } from '../site/contact.ts';
import { isPhone } from '../values/ghana.ts';
import { enquiryMessages } from './messages.ts';

export const ENQUIRY_MAX = 1000;

export interface EnquiryForm {
  message: string;
  phoneNumber: string;
}

/** An enquiry to a lister: a message, and a phone number for calling back. */
export function checkEnquiry(form: EnquiryForm): Check {
  const fields: Record<string, string> = {};
  if (isBlank(form.message)) fields.message = enquiryMessages.blank;
  else if (form.message.trim().length > ENQUIRY_MAX) {
    fields.message = fieldMessages.tooLong(ENQUIRY_MAX);
  }
  if (isBlank(form.phoneNumber)) fields.phoneNumber = enquiryMessages.phoneRequired;
  else if (!isPhone(form.phoneNumber)) fields.phoneNumber = accountMessages.invalidPhone;
  const [first] = Object.values(fields);
  return first === undefined ? passed : failed(first, fields);
}

/** The server's reason for refusing an enquiry, or that there was no response. */
export function enquiryFailure({ status, message }: CallFailure): string {
  if (status === undefined) return enquiryMessages.notSent;
  return message || enquiryMessages.failure;
}

/** The message that opens a WhatsApp chat with the lister, with the listing's name. */
export function chatMessage(listingName: string): string {
  return `Hello, I sent you an enquiry on ${SITE_NAME} about ${listingName}.`;
}
