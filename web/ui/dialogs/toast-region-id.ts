/** The empty, polite live region that every page carries (web/root.tsx). */
export const TOAST_REGION_ID = 'toasts';
