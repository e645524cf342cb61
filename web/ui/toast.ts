import type { ToastTone } from './toast-region.tsx';

/**
 * Shows a message for 5 s at the top right. What shows it is loaded with the first message. One `about` the
 * same takes the place of those before it: a form's success that of its failure.
 */
function show(tone: ToastTone, message: string, about?: string): void {
  void import('./toast-region.tsx').then(({ addToast }) => addToast(tone, message, about));
}

export const toast = {
  success: (message: string, about?: string) => show('success', message, about),
  error: (message: string, about?: string) => show('error', message, about),
  info: (message: string, about?: string) => show('info', message, about),
};
