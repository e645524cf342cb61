import type { ToastTone } from './toast-region.tsx';

/** Shows a message for 5 s at the top right. What shows it is loaded with the first message. */
function show(tone: ToastTone, message: string): void {
  void import('./toast-region.tsx').then(({ addToast }) => addToast(tone, message));
}

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
};
