import { isEmail } from '../email.ts';

/** A link of the settings: empty, or a web address. Other schemes (javascript:) and backslashes are refused. */
export function isSettingUrl(text: string): boolean {
  return text === '' || (/^https?:\/\/[^\\]+$/i.test(text) && URL.canParse(text));
}

/** The email of the settings: empty, or an address. */
export function isSettingEmail(text: string): boolean {
  return text === '' || isEmail(text);
}
