import { COPIES, copyText } from '#web/lib/copy-text.ts';
import { EARLY } from '#web/lib/start/early-use.ts';

/** Once the browser refuses to copy, leave the message to the scripts. */
let isRefused = false;

/**
 * Copies what a button names, as its script does: at the press, as browsers allow it at no other time.
 * @return whether `button` is such a one.
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
