import { TOAST_MS } from '#domain/site/constants.ts';
import { withPart } from '#web/lib/start/late-part.ts';
import type { ToastOptions, ToastTone } from './toast-region.tsx';
import { TOAST_REGION_ID } from './toast-region-id.ts';

/** Shows a message for 5 s at the top right. The code for showing it is loaded with the first message. */
function show(tone: ToastTone, message: string, options?: ToastOptions): void {
  withPart(
    import('./toast-region.tsx'),
    ({ addToast }) => addToast(tone, message, options),
    () => showPlainly(message),
  );
}

/** Shows a message plainly if the proper code fails to load. */
function showPlainly(message: string): void {
  const words = document.createElement('p');
  words.className = 'rounded-card border border-line bg-surface px-4 py-3 text-sm shadow-float';
  words.textContent = message;
  document.getElementById(TOAST_REGION_ID)?.replaceChildren(words);
  setTimeout(() => words.remove(), TOAST_MS);
}

export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
};
