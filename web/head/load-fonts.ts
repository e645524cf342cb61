import { FONTS, FONTS_KEY } from '#web/lib/start/fonts.ts';
import { isLowData } from './know-visitor.ts';

/** Loads the fonts: with the page if they are cached, otherwise after it, and not in low-data mode. */
export function loadFonts(): void {
  if (isLowData()) return;
  if (hadFonts()) show();
  else addEventListener('load', show);
}

function hadFonts(): boolean {
  try {
    return localStorage.getItem(FONTS_KEY) !== null;
  } catch {
    return false;
  }
}

function show(): void {
  (document.getElementById(FONTS.id) as HTMLStyleElement).media = 'all';
  try {
    localStorage.setItem(FONTS_KEY, '');
  } catch {
    // Storage is blocked.
  }
}
