/** A visitor's choices in this browser: theme, low-data mode and lists with small cards. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The keys in local storage; without an entry the system decides. */
export const PREFERENCE_KEYS = {
  theme: 'theme',
  lowData: 'lowData',
  compactLists: 'compactLists',
} as const;

/** The colour of the browser's own bars, by theme: the token `paper` of web/app.css. */
export const THEME_COLOR = { light: '#fbf8f3', dark: '#14120e' } as const;
