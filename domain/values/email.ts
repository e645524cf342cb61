/** The allowed characters of a local part; the rarer ones of RFC 5322 ("%", "!", "|" …) have routed email elsewhere. */
const ATOM = "[A-Za-z0-9_+&'=~#-]+";
/** RFC 1035, §2.3.4: 63 characters at most. */
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * Exactly one mailbox: text, @, text, dot, text (specification §5), which no email program can read as a list, group, display
 * name, comment or quoted part. The local part has 64 characters at most (RFC 5321, §4.5.3.1.1).
 */
export const EMAIL_PATTERN = new RegExp(
  `^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LABEL}$`,
);

/** In characters (RFC 5321, §4.5.3.1.3: a path of 256 with its brackets). */
export const EMAIL_MAX = 254;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
}
