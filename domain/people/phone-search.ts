/** So few digits would find too many people. */
const DIGITS_MIN = 4;

/**
 * The digits by which people with a phone number are found: of '024 412', '+233 24 412' and '(0)24-412' the same, without the
 * country and the 0 before an area. Undefined for what is no part of a number.
 */
export function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text.trim())) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const local = digits.replace(/^(2330|233(?=\d{4})|0)/, '');
  return local.length >= DIGITS_MIN ? local : undefined;
}
