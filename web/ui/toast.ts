import type { ToastOptions, ToastTone } from './toast-region.tsx';

/** Shows a message for 5 s at the top right. What shows it is loaded with the first message. */
function show(tone: ToastTone, message: string, options?: ToastOptions): void {
  void import('./toast-region.tsx').then(({ addToast }) => addToast(tone, message, options));
}

export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
};
