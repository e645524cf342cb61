/**
 * The style element of the web fonts. At 41 kB they would compete with the page's photo on a slow connection, so
 * they load after the page, or at once if this browser has them cached; never in low-data mode. System fonts
 * with the same metrics stand in (app.css). Without scripts they load with the page.
 */
export const FONTS = { id: 'fonts', media: '(scripting: none)' } as const;

/** The key in local storage that says that this browser has had them. */
export const FONTS_KEY = 'fonts';
