/** The result of a form check: fine, or a sentence to show and the fields at fault. */
export type Check = { ok: true } | Failure;

/** A failed check: `message` is for the whole form, `fields` has a sentence beside each field. */
export interface Failure {
  ok: false;
  message: string;
  fields: Record<string, string>;
}

export const passed: Check = { ok: true };

/** A failed check; without `fields` it concerns the whole form. */
export function failed(message: string, fields: Record<string, string> = {}): Failure {
  return { ok: false, message, fields };
}

/** True for undefined, null and strings of only white space. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}
