/** A name as machines have it, as words: 'changeAsked', 'change-asked' and 'CHANGE_ASKED' are 'Change asked'. */
export function inWords(name: string): string {
  const isCode = name === name.toUpperCase();
  const spaced = (isCode ? name : name.replace(/([a-z0-9])([A-Z])/g, '$1 $2'))
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
