import { groupThousands } from './plural.ts';

declare const pesewasBrand: unique symbol;

/** An amount of money: a whole number of pesewas, never negative. 100 pesewas are one cedi. */
export type Pesewas = number & { readonly [pesewasBrand]: true };

export const CEDI_SIGN = '₵';
export const CURRENCY = 'GHS';

/** The largest price a listing may have, in cedi. */
export const PRICE_MAX_CEDI = 1_000_000_000;

export const PRICE_NOT_AVAILABLE = 'Price not available';
export const PRICE_INVALID = 'Invalid Price';

/** An amount of pesewas. Throws RangeError unless `n` is a safe integer of zero or more. */
export function pesewas(n: number): Pesewas {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`Not an amount in pesewas: ${n}`);
  return (n === 0 ? 0 : n) as Pesewas;
}

/** The largest price a listing may have, in pesewas. */
export const PRICE_MAX: Pesewas = pesewas(PRICE_MAX_CEDI * 100);

/**
 * Cedi to pesewas, rounded half away from zero as the decimal is written (1.005 → 101).
 * Throws RangeError for NaN, infinite, negative and unsafely large amounts.
 */
export function fromCedi(cedi: number): Pesewas {
  if (!Number.isFinite(cedi) || cedi < 0) throw new RangeError(`Not an amount in cedi: ${cedi}`);
  return pesewas(Math.round(shiftDecimal(cedi, 2)));
}

/** Pesewas to cedi, as the API returns prices: 125050 → 1250.5. */
export function toCedi(amount: Pesewas): number {
  return amount / 100;
}

/** The sum of amounts. Throws RangeError when it is no longer a safe integer. */
export function sum(amounts: readonly Pesewas[]): Pesewas {
  return pesewas(amounts.reduce((total, amount) => total + amount, 0));
}

/** The price of a stay. Throws RangeError unless `nights` is a whole number of zero or more. */
export function timesNights(nightly: Pesewas, nights: number): Pesewas {
  if (!Number.isSafeInteger(nights) || nights < 0) {
    throw new RangeError(`Not a number of nights: ${nights}`);
  }
  return pesewas(nightly * nights);
}

/** `part / whole` of an amount, rounded half up to the pesewa; exact for every amount. Throws RangeError for a negative part. */
export function shareOf(amount: Pesewas, part: number, whole: number): Pesewas {
  const doubled = BigInt(amount) * BigInt(part) * 2n + BigInt(whole);
  return pesewas(Number(doubled / (BigInt(whole) * 2n)));
}

/** The sign and the digits of a price, which screens set apart: { sign: '₵', figures: '1,250.00' }. */
export function cediParts(cedi: number): { sign: string; figures: string } {
  const amount = fromCedi(cedi);
  const whole = groupThousands(String(Math.floor(amount / 100)));
  const rest = String(amount % 100).padStart(2, '0');
  return { sign: CEDI_SIGN, figures: `${whole}.${rest}` };
}

/**
 * A price in cedi as people read it, en-GH with two decimals: '₵1,250.00' (specification §9). Does not use Intl, so that server
 * and browser agree on every character.
 */
export function formatCedi(cedi: number): string {
  const { sign, figures } = cediParts(cedi);
  return sign + figures;
}

export function formatPesewas(amount: Pesewas): string {
  return formatCedi(toCedi(amount));
}

/**
 * A price as typed or sent, in cedi: commas, spaces and a leading ₵ are removed. Undefined unless the rest is a plain decimal
 * with at most two places.
 */
export function parsePrice(value: string | number): number | undefined {
  const text = typeof value === 'number' ? String(value) : stripCommas(value).replace(/^₵/, '');
  if (!/^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return undefined;
  const cedi = Number(text);
  return Number.isSafeInteger(Math.round(cedi * 100)) ? cedi : undefined;
}

/** The raw digits of a price field while it has the focus: '1,250.50' → '1250.50'. */
export function stripCommas(text: string): string {
  return text.replace(/[,\s]/g, '');
}

/** The price field on blur: '1250.5' → '1,250.5'. Anything else comes back as typed. */
export function formatDigits(raw: string): string {
  if (parsePrice(raw) === undefined) return raw;
  const [whole = '', decimals] = stripCommas(raw).replace(/^₵/, '').split('.');
  const grouped = groupThousands(whole.replace(/^0+(?=\d)/, ''));
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** A price of unknown origin as text, or 'Price not available' / 'Invalid Price' (specification §8). */
export function priceDisplay(price: unknown): string {
  const cedi = readPrice(price);
  return typeof cedi === 'number' ? formatCedi(cedi) : cedi;
}

/** A price of unknown origin in cedi, or the sentence that says why there is none. */
export function readPrice(
  price: unknown,
): number | typeof PRICE_NOT_AVAILABLE | typeof PRICE_INVALID {
  if (price === undefined || price === null || price === '') return PRICE_NOT_AVAILABLE;
  if (typeof price !== 'number' && typeof price !== 'string') return PRICE_INVALID;
  return parsePrice(price) ?? PRICE_INVALID;
}

// 1.005 * 100 is 100.49999999999999; shifting the point in the decimal text is exact.
function shiftDecimal(n: number, places: number): number {
  const text = String(n);
  return text.includes('e') ? n * 10 ** places : Number(`${text}e${places}`);
}

/** A price in cedi for a form: '450', '450.50'. */
export const priceText = (cedi: number): string =>
  Number.isInteger(cedi) ? String(cedi) : cedi.toFixed(2);
