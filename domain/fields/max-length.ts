import { EMAIL_MAX } from '../values/email.ts';
import { PERSON_NAME_MAX } from '../values/person-name.ts';
import type { Field } from './field.ts';

/** Longer than any number, phone number or date. */
const SHORT_TEXT_MAX = 40;

/** The most characters a field takes. */
export function maxLength(field: Field): number {
  switch (field.type) {
    case 'line':
    case 'paragraph':
      return field.max;
    case 'person-name':
      return PERSON_NAME_MAX;
    case 'email':
      return EMAIL_MAX;
    default:
      return SHORT_TEXT_MAX;
  }
}
