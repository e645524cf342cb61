/** Fewer digits would match too many people. */
const DIGITS_MIN = 4;

/**
 * The digits that find people by phone number: the same for '024 412', '+233 24 412' and '(0)24-412', without the country code
 * and the 0 before an area. Undefined when the text is no part of a number.
 */
export function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text.trim())) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const local = digits.replace(/^(2330|233(?=\d{4})|0)/, '');
  return local.length >= DIGITS_MIN ? local : undefined;
}
