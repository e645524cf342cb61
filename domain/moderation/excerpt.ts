/** The longest excerpt of a description in the Admins' table, in characters. */
export const EXCERPT_MAX = 300;

/** The beginning of a text, with an ellipsis when it was cut. */
export function excerptOf(text: string): string {
  const characters = [...text];
  if (characters.length <= EXCERPT_MAX) return text;
  return `${characters.slice(0, EXCERPT_MAX).join('').trimEnd()}…`;
}
