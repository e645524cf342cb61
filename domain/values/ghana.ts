/** The sixteen regions, in the order of the forms (specification §5). */
export const REGIONS = [
  'Greater Accra',
  'Ashanti',
  'Western',
  'Eastern',
  'Northern',
  'Volta',
  'Central',
  'Upper East',
  'Upper West',
  'Savannah',
  'Bono',
  'Bono East',
  'Ahafo',
  'Oti',
  'Western North',
  'North East',
] as const;

export type Region = (typeof REGIONS)[number];

export const COUNTRY = 'Ghana';

/** The country prefix of WhatsApp links (specification §9). */
export const WHATSAPP_PREFIX = '233';

/** An optional + and 7 to 15 digits (specification §5). */
export const PHONE_PATTERN = /^\+?\d{7,15}$/;

// A number without its leading zero has nine digits, mobile or landline. So '233…' with nine digits is a local number, and a
// longer one includes the country prefix.
const NATIONAL_DIGITS = 9;

// '+233 (0)24…' is a common way to write both forms at once, but nobody can dial it like that.
const TRUNK_ZERO = new RegExp(`^((?:\\+|00)?${WHATSAPP_PREFIX})0(?=\\d{${NATIONAL_DIGITS}}$)`);

/**
 * A phone number without the spaces, dashes, dots and brackets that people write into it, and without a zero after Ghana's
 * prefix.
 */
export function normalisePhone(phone: string): string {
  return phone.replace(/[\s\-‐‑–.()[\]/]/g, '').replace(TRUNK_ZERO, '$1');
}

/** True for an optional + and 7 to 15 digits, however they are spaced. */
export function isPhone(phone: string): boolean {
  return PHONE_PATTERN.test(normalisePhone(phone));
}

/**
 * A phone number as digits with its country prefix: '024 412 3456' → '233244123456'. Numbers with another country's prefix (+ or
 * 00) keep it.
 */
export function internationalPhone(phone: string): string {
  const number = normalisePhone(phone);
  const digits = number.replace(/\D/g, '');
  if (number.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return WHATSAPP_PREFIX + digits.slice(1);
  if (digits.startsWith(WHATSAPP_PREFIX) && digits.length > NATIONAL_DIGITS) return digits;
  return WHATSAPP_PREFIX + digits;
}

/** A chat link; with `text`, the message is already written. */
export function whatsappLink(phone: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return `https://wa.me/${internationalPhone(phone)}${query}`;
}

/** A link that dials the number from anywhere in the world. */
export function telLink(phone: string): string {
  return `tel:+${internationalPhone(phone)}`;
}
