import { accountMessages } from '../accounts/messages.ts';
import { type Check, failed, isBlank } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import { isEmail } from '../values/email.ts';
import { isPhone } from '../values/ghana.ts';
import { parseInstant } from '../values/instant.ts';
import { PRICE_MAX_CEDI, parsePrice } from '../values/money.ts';
import { personNameProblem } from '../values/person-name.ts';
import { parseWhole } from '../values/whole-number.ts';
import { type ChoiceField, type Field, type FieldTable, fieldsOf, requiredNames } from './field.ts';

/** A form's sentences for problems with its fields. */
export interface FormMessages {
  /** For a field left out. */
  missing(field: Field): string;
  /** For a choice that is not one of its values. */
  unknownChoice(field: ChoiceField, name: string): string;
}

/** Fields as typed, by name. */
type Form = object;

/** Checks required fields; the sentence is about the first missing one (specification §5). */
export function missingProblem(
  table: FieldTable,
  form: Form,
  { missing }: FormMessages,
): Check | undefined {
  const said = requiredNames(table)
    .filter((name) => isBlank(textOf(form, name)))
    .map((name): [string, string] => [name, missing(table[name] as Field)]);
  const [first] = said;
  return first && failed(first[1], Object.fromEntries(said));
}

/** The first choice that is not one of its values. */
export function choiceProblem(
  table: FieldTable,
  form: Form,
  { unknownChoice }: FormMessages,
): Check | undefined {
  for (const [name, field] of fieldsOf(table)) {
    const text = textOf(form, name);
    if (field.type === 'choice' && text !== '' && !field.values.includes(text)) {
      return at(name, unknownChoice(field, name));
    }
  }
  return undefined;
}

/** The first field whose text cannot be read. */
export function valueProblem(table: FieldTable, form: Form): Check | undefined {
  for (const [name, field] of fieldsOf(table)) {
    const text = textOf(form, name);
    const problem = text === '' ? undefined : problemOf(field, text);
    if (problem) return at(name, problem);
  }
  return undefined;
}

function problemOf(field: Field, text: string): string | undefined {
  switch (field.type) {
    case 'price': {
      const price = parsePrice(text);
      if (price === undefined) return fieldMessages.invalidPrice;
      if (field.tooLow && price <= 0) return field.tooLow;
      return price > PRICE_MAX_CEDI ? fieldMessages.priceTooHigh : undefined;
    }
    case 'whole': {
      const { min, max } = field;
      return parseWhole(text, min, max) === undefined ? fieldMessages.between(min, max) : undefined;
    }
    case 'person-name':
      return personNameProblem(text);
    case 'email':
      return isEmail(text) ? undefined : accountMessages.invalidEmail;
    case 'phone':
      return isPhone(text) ? undefined : accountMessages.invalidPhone;
    case 'instant':
      return parseInstant(text) ? undefined : fieldMessages.invalidDate;
    default:
      return undefined;
  }
}

const textOf = (form: Form, name: string): string =>
  String((form as Readonly<Record<string, unknown>>)[name] ?? '').trim();

const at = (field: string, sentence: string): Check => failed(sentence, { [field]: sentence });
