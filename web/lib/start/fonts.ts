/**
 * The style element of the faces that are loaded. They are 41 kB, which a slow connection would carry beside the photo that
 * a page shows: so they come once the page is loaded, or at once where this browser has them from before; with little data
 * not at all. Those of the system stand in with the same measures (app.css). Without scripts they come with the page.
 */
export const FONTS = { id: 'fonts', media: '(scripting: none)' } as const;

/** The key in local storage that says that this browser has had them. */
export const FONTS_KEY = 'fonts';
