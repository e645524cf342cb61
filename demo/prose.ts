/**
 * Reads a text written over several lines of source: a line break is a space, an empty line a new
 * paragraph.
 */
export function prose(source: TemplateStringsArray): string {
  return source
    .join('')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n');
}
