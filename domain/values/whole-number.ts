/**
 * Reads a whole number in a range: plain digits, thousands separators allowed.
 * Undefined for anything else ('', '1e3', '0x10', '-1', '1.5').
 */
export function parseWhole(text: string, min: number, max: number): number | undefined {
  const digits = text.trim().replace(/,/g, '');
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  const number = Number(digits);
  return number >= min && number <= max ? number : undefined;
}
