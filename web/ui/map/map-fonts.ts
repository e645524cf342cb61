/** The letters of the page: without a `glyphs` server the library draws names with the page's own fonts. */
export const FONT = ['Plus Jakarta Sans'];
