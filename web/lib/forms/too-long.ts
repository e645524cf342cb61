import { type Check, failed, passed } from '#domain/check.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isTooLong = (element: Element): element is Control =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.validity.customError;

/** Checks that every text of a form is within its limit; names each field that is not (web/ui/forms/use-length-limit.ts). */
export function checkLengths(form: HTMLFormElement): Check {
  const wrong = [...form.elements].filter(isTooLong);
  const [first] = wrong;
  if (!first) return passed;
  const fields = wrong.map(({ name, validationMessage }) => [name, validationMessage]);
  return failed(first.validationMessage, Object.fromEntries(fields));
}
