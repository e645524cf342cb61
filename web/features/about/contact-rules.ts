import {
  type ContactForm,
  checkContactMessage,
  contactFailure,
} from '#domain/site/contact-message.ts';
import type { FormRules } from '#web/lib/forms/native-form.ts';

/** The form of /contact. */
export const CONTACT: FormRules<ContactForm, 'POST /api/contact'> = {
  read: (field) => ({ name: field('name'), email: field('email'), message: field('message') }),
  check: checkContactMessage,
  call: (json) => ({ name: 'POST /api/contact', json }),
  sentenceOf: contactFailure,
  kept: ['name', 'email', 'message'],
};
