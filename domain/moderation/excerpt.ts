/** Characters of a description that an Admin's table shows. */
export const EXCERPT_MAX = 300;

/** The beginning of a text, with a sign that it goes on where it does. */
export function excerptOf(text: string): string {
  const characters = [...text];
  if (characters.length <= EXCERPT_MAX) return text;
  return `${characters.slice(0, EXCERPT_MAX).join('').trimEnd()}…`;
}
