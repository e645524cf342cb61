import { COPIES, copyText } from '#web/lib/copy-text.ts';
import { EARLY } from '#web/lib/start/early-use.ts';

/** Once the browser refuses to copy, leave the message to the scripts. */
let isRefused = false;

/**
 * Copies a button's text as its script would, during the press, the only time that browsers allow it.
 * @return true if that is the job of `button`.
 */
export function copyEarly(button: HTMLButtonElement): boolean {
  const text = button.getAttribute(COPIES);
  if (text === null || isRefused) return false;
  button.setAttribute(EARLY, '');
  copyText(button, text)
    .catch(() => {
      isRefused = true;
    })
    .then(() => {
      button.removeAttribute(EARLY);
      if (isRefused) button.click();
    });
  return true;
}
