/** How often a day someone may download their data. */
export const DOWNLOADS_A_DAY = 5;
