// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of them but tab and line feed
const CONTROL_IN_PARAGRAPH = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
const VISIBLE = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

/** True for a line without control characters and lone surrogates, which a database would refuse. */
export function isCleanLine(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

/** The same for text of several lines, where tabs and line feeds are allowed. */
export function isCleanParagraph(text: string): boolean {
  return !CONTROL_IN_PARAGRAPH.test(text) && text.isWellFormed();
}

/** False when nothing is visible: zero-width characters alone are no text. */
export function hasVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Turns every kind of line end into \n. */
export function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
