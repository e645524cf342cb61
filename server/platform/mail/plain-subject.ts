/** Characters; RFC 5322 §2.1.1 has 998 bytes to a line, and nobody sees more than this. */
const MAX = 150;

/**
 * A subject as it is read: one line, without what hides or turns text. An encoded word (RFC 2047 §2) that someone
 * typed is shown as it was typed; mail programs would show what is encoded in it.
 */
export function plainSubject(text: string): string {
  const plain = text
    .replace(/=\?/g, '= ?')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const characters = [...plain];
  return characters.length <= MAX
    ? plain
    : `${characters
        .slice(0, MAX - 1)
        .join('')
        .trimEnd()}…`;
}
