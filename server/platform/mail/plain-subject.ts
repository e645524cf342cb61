/** Characters; RFC 5322 §2.1.1 allows 998 bytes per line, and nobody sees more than this. */
const MAX = 150;

/**
 * A readable subject: one line, without characters that hide or reverse text. A typed encoded word (RFC 2047 §2) is
 * shown as typed; mail programs would show the text encoded in it.
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
