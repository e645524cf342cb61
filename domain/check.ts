/** What a form check says: everything is right, or the sentence to show and the fields at fault. */
export type Check = { ok: true } | Failure;

/** A failed check: `message` is the sentence of the form, `fields` the sentence beside each field. */
export interface Failure {
  ok: false;
  message: string;
  fields: Record<string, string>;
}

export const passed: Check = { ok: true };

/** A failed check; without `fields` the sentence concerns the form as a whole. */
export function failed(message: string, fields: Record<string, string> = {}): Failure {
  return { ok: false, message, fields };
}

/** True for undefined, null and strings of nothing but white space. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}
