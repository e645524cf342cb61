/** The attribute of a button that copies its value. */
export const COPIES = 'data-copies';

/** The attribute of one that has just done so: it says "Copied" (app.css). */
const COPIED = 'data-copied';
const COPIED_MS = 4000;

/** Copies a text, and has the button that was pressed say so for a moment; rejects where the browser refuses. */
export async function copyText(button: Element, text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  button.setAttribute(COPIED, '');
  setTimeout(() => button.removeAttribute(COPIED), COPIED_MS);
}
