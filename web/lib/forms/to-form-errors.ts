import { fieldMessages } from '#domain/field-messages.ts';

export interface FormProblem {
  message: string;
  fields: Readonly<Record<string, string>>;
}

interface ShownFailure {
  /** Above the form; undefined when a field says it already. */
  summary: string | undefined;
  fields: Readonly<Record<string, string>>;
}

/**
 * Sorts a form's errors so that nothing is said twice. A message about one field stands beside it. `required`,
 * which covers all missing fields, stands beside the first of them, where people continue, or `above` a form of
 * several parts.
 */
export function toFormErrors(
  { message, fields }: FormProblem,
  required: string,
  where: 'beside' | 'above' = 'beside',
): ShownFailure {
  const missing = Object.keys(fields).filter((name) => fields[name] === required);
  const quiet = where === 'beside' ? missing.slice(1) : missing;
  const own = {
    ...fields,
    ...Object.fromEntries(quiet.map((name) => [name, fieldMessages.required])),
  };
  return { summary: Object.values(own).includes(message) ? undefined : message, fields: own };
}

/** The remaining errors once a field is typed in again; undefined if there are none. */
export function withoutField<T extends FormProblem>(failure: T, field: string): T | undefined {
  const { [field]: sentence, ...fields } = failure.fields;
  const rest = Object.values(fields);
  if (rest.length === 0) return undefined;
  const isSaid = sentence === failure.message && !rest.includes(failure.message);
  return { ...failure, fields, message: isSaid ? rest[0] : failure.message };
}
