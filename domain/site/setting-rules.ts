import { isEmail } from '../values/email.ts';
import { isPhone, whatsappLink } from '../values/ghana.ts';
import type { SocialNetwork } from './contact.ts';

const WEB_ADDRESS = /^https?:\/\/[^\\]+$/i;
/** A web address as people write it: a name with a dot, a port and a path where there are any. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#][^\\\s]*)?$/u;
/** A WhatsApp link that names a number, however it is written. */
const NUMBER_LINK = /^(?:https?:\/\/)?(?:www\.)?wa\.me\/([+\d][\d\s().-]*)(\?[^\\\s]*)?$/i;
const HANDLE = /^@([\w.]+)$/;

/** Where a name with an @ leads. */
const HANDLE_HOME: Partial<Record<SocialNetwork, string>> = {
  facebook: 'https://facebook.com/',
  instagram: 'https://instagram.com/',
  twitter: 'https://x.com/',
};

/** A link of the settings as it is kept: 'facebook.com/efie' → 'https://facebook.com/efie'. What is none stays as it is. */
export function asSettingUrl(typed: string): string {
  const text = typed.trim();
  return BARE_ADDRESS.test(text) && !isEmail(text) ? `https://${text}` : text;
}

/** A link of the settings: empty, or a web address. Other schemes (javascript:) and backslashes are refused. */
export function isSettingUrl(text: string): boolean {
  return text === '' || (WEB_ADDRESS.test(text) && URL.canParse(text));
}

/** A link to a social network as it is kept; one's name there, such as '@efie', will do. */
export function asSocialUrl(network: SocialNetwork, typed: string): string {
  const text = typed.trim();
  if (network === 'whatsapp') return asWhatsappUrl(text);
  const [, name] = HANDLE.exec(text) ?? [];
  const home = HANDLE_HOME[network];
  return name && home ? home + name : asSettingUrl(text);
}

/** A number as people write it, '024 123 4567', or a link, which may hold such a number. */
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
