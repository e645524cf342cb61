import { accountMessages } from '../accounts/messages.ts';
import type { CallFailure } from '../call-failure.ts';
import { type Check, failed, isBlank, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import { isEmail } from '../values/email.ts';
import { personNameProblem } from '../values/person-name.ts';
import { CONTACT_MESSAGE_MAX } from './contact.ts';
import { contactPageMessages } from './contact-messages.ts';

/** The form of /contact, as typed. */
export interface ContactForm {
  name: string;
  email: string;
  message: string;
}

/** A message to the site: a name, an email to answer to, and a text. */
export function checkContactMessage({ name, email, message }: ContactForm): Check {
  const fields: Record<string, string> = {};
  if (isBlank(name)) fields.name = contactPageMessages.nameRequired;
  else {
    const problem = personNameProblem(name);
    if (problem) fields.name = problem;
  }
  if (!isEmail(email.trim())) fields.email = accountMessages.invalidEmail;
  if (isBlank(message)) fields.message = contactPageMessages.messageRequired;
  else if (message.trim().length > CONTACT_MESSAGE_MAX) {
    fields.message = fieldMessages.tooLong(CONTACT_MESSAGE_MAX);
  }
  const [first] = Object.values(fields);
  return first === undefined ? passed : failed(first, fields);
}

/** The server's reason for refusing a message, or that there was no response. */
export function contactFailure({ status, message }: CallFailure): string {
  if (status === undefined) return contactPageMessages.notSent;
  return message || contactPageMessages.failure;
}
