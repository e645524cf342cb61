import { isEmail } from '../values/email.ts';
import { isPhone, whatsappLink } from '../values/ghana.ts';
import type { SocialNetwork } from './contact.ts';

const WEB_ADDRESS = /^https?:\/\/[^\\]+$/i;
/** A web address as people write it: a name with a dot, then an optional port and path. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#][^\\\s]*)?$/u;
/** A WhatsApp link to a number, however that is written. */
const NUMBER_LINK = /^(?:https?:\/\/)?(?:www\.)?wa\.me\/([+\d][\d\s().-]*)(\?[^\\\s]*)?$/i;
const HANDLE = /^@([\w.]+)$/;

/** The address that completes a name with an @. */
const HANDLE_HOME: Partial<Record<SocialNetwork, string>> = {
  facebook: 'https://facebook.com/',
  instagram: 'https://instagram.com/',
  twitter: 'https://x.com/',
};

/** Completes a link of the settings: 'facebook.com/efie' → 'https://facebook.com/efie'. Other texts stay as they are. */
export function asSettingUrl(typed: string): string {
  const text = typed.trim();
  return BARE_ADDRESS.test(text) && !isEmail(text) ? `https://${text}` : text;
}

/** A link of the settings: empty, or a web address. Refuses other schemes (javascript:) and backslashes. */
export function isSettingUrl(text: string): boolean {
  return text === '' || (WEB_ADDRESS.test(text) && URL.canParse(text));
}

/** Completes a link to a social network; a name such as '@efie' is enough. */
export function asSocialUrl(network: SocialNetwork, typed: string): string {
  const text = typed.trim();
  if (network === 'whatsapp') return asWhatsappUrl(text);
  const [, name] = HANDLE.exec(text) ?? [];
  const home = HANDLE_HOME[network];
  return name && home ? home + name : asSettingUrl(text);
}

/** Reads a number as people write it, '024 123 4567', or a link that may contain one. */
function asWhatsappUrl(text: string): string {
  if (isPhone(text)) return whatsappLink(text);
  const [, number = '', query = ''] = NUMBER_LINK.exec(text) ?? [];
  return isPhone(number) ? whatsappLink(number) + query : asSettingUrl(text);
}

/** The phone number of the settings: empty, or one that a link can dial. */
export function isSettingPhone(text: string): boolean {
  return text === '' || isPhone(text);
}

/** The email of the settings: empty, or an address. */
export function isSettingEmail(text: string): boolean {
  return text === '' || isEmail(text);
}
