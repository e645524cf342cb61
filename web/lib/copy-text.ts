/** The attribute of a button that copies its value. */
export const COPIES = 'data-copies';

/** Set on a button that has just copied: it says "Copied" (app.css). */
const COPIED = 'data-copied';
const COPIED_MS = 4000;

/** Copies a text, and marks the pressed button for a moment; rejects if the browser refuses. */
export async function copyText(button: Element, text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  button.setAttribute(COPIED, '');
  setTimeout(() => button.removeAttribute(COPIED), COPIED_MS);
}
